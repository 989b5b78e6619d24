import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { readConfig, stopPatienceMs } from '../apps/server/src/config/config.ts';
import { ATTACHMENTS_MAX, ATTACHMENT_BYTES_MAX } from '../apps/server/src/rules/support-message.ts';
import { pinnedVersion, root } from './prepare.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const dockerfile = read('deploy/Dockerfile');
const compose = read('deploy/compose/compose.yaml');
const unit = read('deploy/systemd/theia@.service');
const kubernetes = read('deploy/kubernetes/theia.yaml');
const settings = read('deploy/theia.env.example');

const production = readConfig(
  {
    THEIA_MODE: 'production',
    THEIA_SECRET: 'k3Jd8sLq0Zx7Vb2Nm5Qw9Er4Ty6Ui1Op3As8Df',
    PUBLIC_URL: 'https://theia.example',
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'Theia <no-reply@theia.example>',
    SUPPORT_EMAIL: 'support@theia.example',
  },
  tmpdir(),
);

/** The first group of every match. */
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found!);
const only = (text: string, pattern: RegExp): string => {
  const found = all(text, pattern);
  assert.equal(found.length, 1, `${pattern} is found ${found.length} times`);
  return found[0]!;
};

test('every variable that a deploy file sets is one that Theia reads', () => {
  const known = new Set(
    ['config', 'telemetry'].flatMap((name) =>
      all(read(`apps/server/src/config/${name}.ts`), /^ {2}([A-Z][A-Z0-9_]+): /gm),
    ),
  );
  // Node's own.
  known.add('NODE_ENV');
  const named = {
    dockerfile: all(dockerfile, /^(?:ENV| {3}) ([A-Z][A-Z0-9_]+)=/gm),
    compose: all(compose.slice(0, compose.indexOf('\nservices:')), /^ {4}([A-Z][A-Z0-9_]+):/gm),
    unit: all(unit, /^Environment=(.*)$/gm).flatMap((line) => all(line, /([A-Z][A-Z0-9_]+)=/g)),
    kubernetes: all(kubernetes, /\{ name: ([A-Z][A-Z0-9_]+), value/g),
    settings: all(settings, /^#?([A-Z][A-Z0-9_]+)=/gm),
  };
  for (const [file, names] of Object.entries(named)) {
    assert.ok(names.length > 0, file);
    assert.deepEqual(
      names.filter((name) => !known.has(name)),
      [],
      file,
    );
  }
});

test('every supervisor waits longer than a stop may take', () => {
  const seconds = {
    compose: Number(only(compose.slice(0, compose.indexOf('\nservices:')), /stop_grace_period: (\d+)s/g)),
    unit: Number(only(unit, /^TimeoutStopSec=(\d+)$/gm)),
    kubernetes: Number(only(kubernetes, /terminationGracePeriodSeconds: (\d+)/g)),
  };
  for (const [file, patience] of Object.entries(seconds))
    assert.ok(patience * 1_000 > stopPatienceMs(production), `${file}: ${patience} s`);
});

test('the image is of the pinned Node, and runs as the user that Kubernetes names', () => {
  assert.equal(only(dockerfile, /^ARG NODE_IMAGE=node:([\d.]+)-/gm), pinnedVersion());
  assert.deepEqual(new Set(all(dockerfile, /^FROM (\S+)/gm)), new Set(['${NODE_IMAGE}']));
  const user = only(dockerfile, /^USER (\d+):\d+$/gm);
  assert.deepEqual([only(kubernetes, /runAsUser: (\d+)/g), only(kubernetes, /runAsGroup: (\d+)/g)], [user, user]);
  const steps = dockerfile.split(/^FROM /m).at(-1)!;
  assert.ok(steps.lastIndexOf('\nUSER ') > steps.lastIndexOf('\nRUN '));
  assert.match(steps, /^HEALTHCHECK .*"scripts\/health\.mjs"/m);
  assert.match(steps, /^STOPSIGNAL SIGTERM$/m);
  assert.match(dockerfile, /npm ci --omit=dev/);
});

test('the port of the image is the one that probes, services and the proxy ask', () => {
  const port = only(dockerfile, /^EXPOSE (\d+)$/gm);
  assert.equal(only(dockerfile, /\bPORT=(\d+)/g), port);
  assert.equal(only(kubernetes, /containerPort: (\d+)/g), port);
  assert.deepEqual(new Set(all(only(compose, /THEIA_UPSTREAMS: (.*)$/gm), /:(\d+)/g)), new Set([port]));
  assert.match(kubernetes, /startupProbe:\n +httpGet: \{ path: \/health, port: http \}/);
  assert.match(kubernetes, /livenessProbe:\n +httpGet: \{ path: \/health, port: http \}/);
  assert.match(kubernetes, /readinessProbe:\n +httpGet: \{ path: \/ready, port: http \}/);
  assert.match(read('deploy/Caddyfile'), /^\t+health_uri \/ready$/m);
});

test('no node may write to its program or gain rights', () => {
  assert.match(compose, /^ {2}read_only: true\n {2}tmpfs: \[\/tmp\]\n {2}cap_drop: \[ALL\]\n.*no-new-privileges:true/m);
  assert.match(kubernetes, /readOnlyRootFilesystem: true/);
  assert.match(kubernetes, /allowPrivilegeEscalation: false/);
  assert.match(unit, /^ProtectSystem=strict$/m);
  assert.match(unit, /^NoNewPrivileges=yes$/m);
});

test('the settings to fill in hold no secret, and nothing that production rejects once they are filled in', () => {
  for (const name of ['THEIA_SECRET', 'METRICS_TOKEN', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    assert.match(settings, new RegExp(`^${name}=$`, 'm'));
  const given = Object.fromEntries(
    settings
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const config = readConfig({ ...given, THEIA_SECRET: 'k3Jd8sLq0Zx7Vb2Nm5Qw9Er4Ty6Ui1Op3As8Df' }, tmpdir());
  assert.deepEqual([config.mode, config.trustedProxies], ['production', 1]);
});

test('Node reads the settings as they are written, for the command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'theia-env-'));
  try {
    writeFileSync(join(folder, 'theia.env'), settings);
    const program = 'process.stdout.write(JSON.stringify([process.env.MAIL_FROM, process.env.DATABASE_URL]))';
    const { stdout } = spawnSync(process.execPath, [`--env-file=${join(folder, 'theia.env')}`, '-e', program], {
      encoding: 'utf8',
      env: {},
    });
    assert.deepEqual(JSON.parse(stdout), [
      only(settings, /^MAIL_FROM=(.*)$/gm),
      only(settings, /^DATABASE_URL=(.*)$/gm),
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('pods see the certificate that the settings name', () => {
  const folder = dirname(only(settings, /^DATABASE_URL=.*sslrootcert=(\S+)$/gm));
  assert.match(kubernetes, new RegExp(`name: certificates, mountPath: ${folder}, readOnly: true`));
  assert.match(kubernetes, /secret: \{ secretName: theia-certificates, optional: true \}/);
});

test('the restore test takes the database and the secret that the text says', () => {
  const restore = read('deploy/backup/theia-restore-test.service');
  const page = (name: string): string => read(`docs/operations/${name}.md`);
  const secret = only(restore, /^LoadCredential=theia_secret:(\S+)$/gm);
  assert.ok(page('backup').includes(`The unit takes the secret from \`${secret}\``));
  assert.ok(page('backup').includes(`and the database \`${only(restore, /DATABASE=(\w+)$/gm)}\``));
  assert.ok(page('secrets').includes(`openssl rand -base64 48 > ${secret}`));
  assert.match(page('database'), /create database theia owner theia/);
});

test('the ingress passes no metrics on', () => {
  const ingress = only(kubernetes, /\nkind: Ingress\n([^]*?)\n---/g);
  const [, service = ''] =
    /- path: \/metrics\n\s+pathType: Prefix\n\s+backend:\n\s+service:\n\s+name: (\S+)/.exec(ingress) ?? [];
  const found = kubernetes
    .split('\n---\n')
    .filter((part) => part.includes(`name: ${service}\n`) && /kind: Service\n/.test(part));
  assert.equal(found.length, 1);
  assert.doesNotMatch(found[0] ?? '', /selector/);
});

test('the proxies let through the largest request there is', () => {
  const megabytes = [only(read('deploy/Caddyfile'), /max_size (\d+)MB/g), only(kubernetes, /proxy-body-size: (\d+)m/g)];
  for (const most of megabytes) assert.ok(Number(most) * 1e6 > ATTACHMENTS_MAX * ATTACHMENT_BYTES_MAX);
});
