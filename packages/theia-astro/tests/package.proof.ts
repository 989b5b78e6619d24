import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildPackages, packPackages } from '../../../scripts/build-packages.ts';
import { CONSUMERS, install, IS_PRIVATE, readmeBlocks } from '../../../scripts/published/consumer.ts';
import { pack, runProgram } from '../../../scripts/published/pack.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LIBRARIES = ['astro', 'chart-svg', 'places', 'ephemeris'] as const;
const MIT: readonly string[] = ['chart-svg', 'client'];
const PACKAGES = [...LIBRARIES, 'client', 'theia-astro'] as const;

const readmeOf = (name: string): readonly string[] =>
  readmeBlocks(readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8'));

describe('the libraries and the façade as they are published', () => {
  const folder = mkdtempSync(join(tmpdir(), 'theia-astro-'));
  /** Projects that find nothing in the folders above them. */
  const clean = mkdtempSync(join(tmpdir(), 'theia-alone-'));
  const scope = join(folder, 'node_modules/@theia-astro');
  const installed = (name: string): string =>
    name === 'theia-astro' ? join(folder, 'node_modules/theia-astro') : join(scope, name);
  const samples = [...LIBRARIES, 'theia-astro'].flatMap((name) =>
    readmeOf(name).map((text, index) => ({ name, file: `src/${name}-${index}.ts`, text })),
  );
  let tarballs: readonly string[];
  /** What comes from the registry. */
  let engine: string;
  /** A program in the project that opens no connection: one that is tried throws, and it is said who tried. */
  const runOffline = (args: readonly string[]): Promise<{ stdout: string; stderr: string }> =>
    runProgram(process.execPath, ['--import', './no-network.mjs', ...args], {
      cwd: folder,
      env: { PATH: process.env['PATH'], TERM: 'xterm-256color' },
      maxBuffer: 1e8,
    });

  before(async () => {
    await buildPackages();
    const wasm = join(folder, 'swisseph-wasm');
    cpSync(join(ROOT, 'node_modules/swisseph-wasm'), wasm, { recursive: true, dereference: true });
    tarballs = await packPackages(PACKAGES, join(folder, 'tarballs'));
    [engine = ''] = await pack([wasm], folder);
    await install(folder, [engine, ...tarballs]);
    writeFileSync(
      join(folder, 'no-network.mjs'),
      `import { Socket, Server } from 'node:net';
import dgram from 'node:dgram';
import dns from 'node:dns';
const reject = () => { process.stderr.write('NETWORK'); throw new Error('network'); };
Socket.prototype.connect = reject; Server.prototype.listen = reject; dgram.createSocket = reject; dns.lookup = reject;
globalThis.fetch = reject;\n`,
    );
    mkdirSync(join(folder, 'src'));
    for (const { file, text } of samples) writeFileSync(join(folder, file), text);
  });
  after(() => [folder, clean].forEach((one) => rmSync(one, { recursive: true, force: true })));

  for (const name of PACKAGES)
    it(`${name} has modules, types, readme and licence, no sources, and wants exactly the others`, () => {
      const files = readdirSync(installed(name), { recursive: true }).map(String);
      assert.deepEqual(files.filter((file) => !/^(?:lib|data|node_modules)\b/.test(file)).toSorted(), [
        'LICENSE',
        ...(name === 'theia-astro' ? ['LICENSE-zod'] : []),
        'README.md',
        'package.json',
      ]);
      assert.deepEqual(
        files.filter((file) => /^lib\b.*\.\w+$/.test(file) && !/\.(?:c?js|d\.ts)$/.test(file)),
        [],
      );
      const manifest = JSON.parse(readFileSync(join(installed(name), 'package.json'), 'utf8')) as {
        readonly [field: string]: unknown;
        readonly dependencies?: Readonly<Record<string, string>>;
        readonly engines: Readonly<Record<string, string>>;
      };
      assert.deepEqual(
        [
          manifest['private'],
          manifest['license'],
          manifest['sideEffects'],
          manifest['scripts'],
          manifest['devDependencies'],
        ],
        [IS_PRIVATE, MIT.includes(name) ? 'MIT' : 'AGPL-3.0-or-later', false, undefined, undefined],
      );
      assert.ok(manifest.engines['node']);
      for (const [dependency, range] of Object.entries(manifest.dependencies ?? {})) {
        assert.match(range, /^\d+\.\d+\.\d+/, dependency);
        assert.ok(existsSync(join(folder, 'node_modules', dependency)), dependency);
      }
    });

  it('what needs others installs from its tarball alone, and the façade then computes a chart', async () => {
    for (const name of ['ephemeris', 'theia-astro'] as const) {
      const alone = join(clean, name);
      await install(alone, [engine, tarballs[PACKAGES.indexOf(name)]!]);
      const scope = join(alone, 'node_modules/@theia-astro');
      assert.deepEqual(existsSync(scope) ? readdirSync(scope) : [], name === 'theia-astro' ? [] : [name]);
    }
    const project = join(clean, 'theia-astro');
    cpSync(join(folder, 'src/theia-astro-0.ts'), join(project, 'chart.ts'));
    const { stdout } = await runProgram(process.execPath, ['chart.ts'], { cwd: project });
    assert.equal(stdout, 'gemini pisces libra\n<svg\n');
  });

  it('data comes with its licences', () => {
    const data = readdirSync(join(installed('places'), 'data'));
    for (const file of ['LICENSE-CC-BY-4.0.txt', 'LICENSE-ODbL-1.0.txt', 'README.md', 'gazetteer.bin'])
      assert.ok(data.includes(file), file);
    for (const name of ['places', 'theia-astro'])
      assert.match(
        readFileSync(join(installed(name), 'README.md'), 'utf8'),
        /GeoNames[^]*CC BY 4\.0|CC BY 4\.0[^]*GeoNames/,
      );
    assert.match(readFileSync(join(installed('ephemeris'), 'README.md'), 'utf8'), /Astrodienst/);
  });

  for (const name of LIBRARIES)
    it(`every module of ${name} loads by its path, and opens no connection`, async () => {
      const modules = readdirSync(join(installed(name), 'lib'), { recursive: true })
        .map(String)
        .filter((file) => file.endsWith('.js'))
        .map((file) => `@theia-astro/${name}/${file.replaceAll('\\', '/').replace(/\.js$/, '')}`);
      assert.ok(modules.length > 20);
      writeFileSync(
        join(folder, `all-${name}.mjs`),
        `for (const path of ${JSON.stringify(modules)}) await import(path);`,
      );
      assert.deepEqual(await runOffline([`all-${name}.mjs`]), { stdout: '', stderr: '' });
    });

  for (const [consumer, { complaints, compilerOptions }] of Object.entries(CONSUMERS))
    it(`the samples of the readmes compile in a strict project, ${consumer}`, async () => {
      const project = join(folder, 'tsconfig.json');
      writeFileSync(project, JSON.stringify({ compilerOptions, include: ['src'] }));
      assert.equal(await complaints(project), '');
    });

  for (const { name, file } of samples)
    it(`${file} of the readme of ${name} runs as printed, without network`, async () => {
      const { stdout, stderr } = await runOffline([file]);
      assert.equal(stderr, '');
      assert.match(stdout, /\S/);
      assert.doesNotMatch(stdout, /undefined/);
      if (file === 'src/theia-astro-0.ts') assert.equal(stdout, 'gemini pisces libra\n<svg\n');
    });

  it('npx theia-astro chart 1990-06-15 14:30 "New York" answers, without network', async () => {
    const link = join(folder, 'node_modules/.bin/theia-astro');
    assert.ok(existsSync(link));
    const { stdout, stderr } = await runOffline([
      link,
      'chart',
      '1990-06-15',
      '14:30',
      'New York',
      '--format',
      'wheel',
    ]);
    assert.equal(stderr, '');
    assert.match(stdout, /1990-06-15 14:30 EDT\nNew York City, New York, United States/);
    assert.match(stdout, /☉ {2}Sun {10}24°23′ Gemini/);
    const { stdout: json } = await runOffline([link, 'natal', '1990-06-15', '14:30', 'New York', '--format', 'json']);
    assert.equal((JSON.parse(json) as { sun_sign: string }).sun_sign, 'gemini');
  });

  it('on an older Node it says which version is needed', async () => {
    for (const version of ['20.20.2', '22.14.9']) {
      const program = `Object.defineProperty(process.versions, 'node', { value: '${version}' });
        require('./node_modules/theia-astro/lib/cli/start.cjs')`;
      const failed = await runProgram(process.execPath, ['--eval', program], { cwd: folder }).then(
        () => assert.fail(version),
        (error: { code: number; stderr: string }) => error,
      );
      assert.deepEqual(
        [failed.code, failed.stderr],
        [1, `theia-astro needs Node 22.15 or later; this is Node ${version}.\n`],
      );
    }
  });

  it('the commands of the readme run, without network', async () => {
    const readme = readFileSync(join(ROOT, 'packages/theia-astro/README.md'), 'utf8');
    const commands = [...readme.matchAll(/^npx theia-astro (.+)$/gm)].map((match) => match[1]!);
    assert.ok(commands.length >= 5);
    for (const command of commands) {
      const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
      const { stdout, stderr } = await runOffline([join(folder, 'node_modules/.bin/theia-astro'), ...words]);
      assert.doesNotMatch(stderr, /NETWORK|theia-astro:/, command);
      assert.ok(stdout !== '' || words.includes('--out'), command);
    }
    assert.match(readFileSync(join(folder, 'wheel.svg'), 'utf8'), /^<svg /);
  });
});
