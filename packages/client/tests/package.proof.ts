import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { customer } from '../../../apps/server/src/testing/customer.ts';
import { testDatabase } from '../../../apps/server/src/testing/database.ts';
import { testProduct } from '../../../apps/server/src/testing/product.ts';
import {
  BUNDLER,
  complaintsOf7,
  CONSUMERS,
  install,
  IS_PRIVATE,
  readmeBlocks,
} from '../../../scripts/published/consumer.ts';
import { pack, runProgram as run } from '../../../scripts/published/pack.ts';
import { buildClient, minified } from '../scripts/build.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const clientFolder = join(root, 'packages/client');
const README = readFileSync(join(clientFolder, 'README.md'), 'utf8');
const MINIFIED_BYTES_MAX = 13_000;

const BROWSER = { types: [], lib: ['ES2022', 'DOM'] };

const testBase = await testDatabase();
const service = await testProduct(testBase);
const { apiKey } = await customer(testBase.database, { plan: 'professional', balanceUsd: '10', ratePerSecond: 200 });

/** The samples of the readme as modules: each goes on from the first one. */
function samples(): readonly string[] {
  const [first, ...others] = readmeBlocks(README);
  const setting = first!.split('\n').slice(0, 3).join('\n');
  const birth = "const birth = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };\n";
  return [first!, ...others.map((text) => `${setting}\n${text.includes('const birth') ? '' : birth}${text}`)].map(
    (text) => filled(text),
  );
}

/** A program with the address of the service and a key in place. */
function filled(text: string): string {
  return text.replace('http://localhost:3000', service.url).replace('YOUR_KEY', apiKey);
}

describe('the package that is published', () => {
  const folder = mkdtempSync(join(tmpdir(), 'theia-client-'));
  const installed = join(folder, 'node_modules/@theia-astro/client');

  before(async () => {
    const built = join(folder, 'built');
    await buildClient(built);
    await install(folder, await pack([built], folder));
    mkdirSync(join(folder, 'src'));
    mkdirSync(join(folder, 'src/samples'));
    for (const name of readdirSync(join(clientFolder, 'samples')))
      writeFileSync(
        join(folder, 'src/samples', name),
        filled(readFileSync(join(clientFolder, 'samples', name), 'utf8')),
      );
    samples().forEach((text, index) => writeFileSync(join(folder, 'src', `sample-${index}.ts`), text));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('has the modules, their types, readme and licence, no sources and no dependencies', () => {
    const files = readdirSync(installed, { recursive: true }).map(String).toSorted();
    assert.deepEqual(
      files.filter((name) => !name.endsWith('.d.ts')),
      ['LICENSE', 'README.md', 'lib', join('lib', 'index.js'), join('lib', 'webhooks.js'), 'package.json'],
    );
    assert.ok(files.includes(join('lib', 'index.d.ts')));
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
    assert.deepEqual(
      [manifest['dependencies'], manifest['peerDependencies'], manifest['sideEffects'], manifest['private']],
      [undefined, undefined, false, IS_PRIVATE],
    );
    assert.deepEqual(readdirSync(join(folder, 'node_modules/@theia-astro')), ['client']);
  });

  for (const [name, { complaints, compilerOptions }] of Object.entries(CONSUMERS))
    it(`compiles in a strict project, ${name}`, async () => {
      const project = join(folder, 'tsconfig.json');
      writeFileSync(project, JSON.stringify({ compilerOptions, include: ['src'] }));
      assert.equal(await complaints(project), '');
    });

  it('compiles as its readme and samples in what npm init and tsc --init make, without the types of Node', async () => {
    const project = join(folder, 'plain');
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), '{ "name": "plain", "version": "1.0.0", "type": "commonjs" }');
    samples().forEach((text, index) => writeFileSync(join(project, `sample-${index}.mts`), text));
    for (const name of readdirSync(join(folder, 'src/samples')))
      cpSync(join(folder, 'src/samples', name), join(project, name.replace(/ts$/, 'mts')));
    const compilerOptions = {
      module: 'nodenext',
      target: 'esnext',
      types: [],
      strict: true,
      noEmit: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      isolatedModules: true,
      moduleDetection: 'force',
      skipLibCheck: true,
    };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    assert.equal(await complaintsOf7(join(project, 'tsconfig.json')), '');
  });

  it('names a wrong or missing word in one error', async () => {
    const wrong = [
      ["theia.natal({ ...birth, hause: 'P' })", 'hause'],
      ["theia.natal({ ...birth, settings: { house_sistem: 'P' } })", 'house_sistem'],
      ["theia.natal({ ...birth, include: ['lotz'] })", 'lotz'],
      ["theia.natal({ birth_date: '1990-06-15' })", 'location'],
      ["theia.chart({ ...birth, theme: 'drak' })", 'drak'],
      ["theia.chart({ location: 'New York' })", 'birth_date'],
      ["theia.chart({ utc: '1990-06-15T18:30:00Z', latitude: 40.7 })", 'location'],
      ["theia.transits({ from: '2024-01-01' })", 'birth_date'],
      ["theia.transits({ ...birth, from: '2024-01-01' })", 'to'],
      ["theia.kp({ birth_date: '1990-06-15', location: 'New York' })", 'birth_time'],
      ['theia.horary(birth)', 'question_house'],
      ['theia.synastry({ person_a: birth })', 'person_b'],
      ['theia.webhooks.create({ label: "App" })', 'url'],
    ] as const;
    const head = samples()[1]!.split('\n').slice(0, 4);
    const lines = [...head, ...wrong.map(([call]) => `${call};`)];
    writeFileSync(join(folder, 'wrong.ts'), lines.join('\n'));
    const project = join(folder, 'wrong.json');
    writeFileSync(project, JSON.stringify({ compilerOptions: BUNDLER, files: ['wrong.ts'] }));
    const errors = (await complaintsOf7(project)).split(/^(?=\S+\(\d+,\d+\): error)/m);
    assert.equal(errors.length, wrong.length, errors.join(''));
    for (const [index, [call, word]] of wrong.entries()) {
      assert.match(errors[index]!, new RegExp(`^\\S+\\(${head.length + index + 1},`), call);
      assert.match(errors[index]!, new RegExp(`["']${word}["']`), call);
      assert.ok(errors[index]!.length < 1_500, `${call}: ${errors[index]!.length} characters`);
    }
  });

  it('compiles where only the types of a browser are there', async () => {
    writeFileSync(
      join(folder, 'page.ts'),
      `import { Theia, type NatalAnswer } from '@theia-astro/client';
export const chart = (): Promise<NatalAnswer> => new Theia({ baseUrl: location.origin }).natal({ birth_date: '1990-06-15', location: 'New York' });\n`,
    );
    const project = join(folder, 'tsconfig.json');
    const compilerOptions = { ...BUNDLER, ...BROWSER, typeRoots: [] };
    writeFileSync(project, JSON.stringify({ compilerOptions, files: ['page.ts'] }));
    assert.equal(await complaintsOf7(project), '');
  });

  for (const [index, text] of samples().entries())
    it(`sample ${index + 1} of the readme runs as printed`, async () => {
      const file = join(folder, 'src', `sample-${index}.ts`);
      const { stdout, stderr } = await run(process.execPath, [file], {
        cwd: folder,
        env: { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0' },
      });
      assert.equal(stderr, '');
      if (text.includes('console.log')) assert.match(stdout, /\S/);
      assert.doesNotMatch(stdout, /undefined/);
      if (index === 0) assert.match(stdout, /^gemini pisces libra 84\.\d+\n$/);
    });

  for (const [name, expected] of [
    [
      'transit-calendar',
      /^A page costs \$0\.\d{4}, paid by quota\.\n(?:\d{4}-\S+Z [a-z]+ [a-z]+ [a-z_]+ \(\d\/\d, \w+\)\n){20,}$/,
    ],
    [
      'many-births',
      /^0 gemini, pisces, libra\n1 .+\n2 pisces, sagittarius, cancer\n3 .*Nowhere at all.*\n\$0\.\d{4}\n$/,
    ],
  ] as const)
    it(`the sample ${name} runs`, async () => {
      const { stdout, stderr } = await run(process.execPath, [`src/samples/${name}.ts`], {
        cwd: folder,
        env: { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0' },
      });
      assert.equal(stderr, '');
      assert.match(stdout, expected);
    });

  it('the sample chart-worker draws, and reports only what a visitor can correct', async () => {
    const { default: worker } = (await import(pathToFileURL(join(folder, 'src/samples/chart-worker.ts')).href)) as {
      default: { fetch(request: Request, env: Record<string, string>): Promise<Response> };
    };
    const ask = (query: string, key: string): Promise<Response> =>
      worker.fetch(new Request(`http://worker/?${query}`), { THEIA_URL: service.url, THEIA_KEY: key });
    const drawn = await ask('birth_date=1990-06-15&birth_time=14:30&location=New+York', apiKey);
    assert.match(await drawn.text(), /^<svg /);
    const rejected = await ask('birth_date=x&location=New+York', apiKey);
    assert.deepEqual([rejected.status, ((await rejected.json()) as { field: string }).field], [400, 'birth_date']);
    const keyless = await ask('birth_date=1990-06-15&location=New+York', `THE${'0'.repeat(20)}`);
    assert.deepEqual([keyless.status, await keyless.json()], [503, { hint: 'Please try again later.' }]);
  });

  it('does nothing when it is imported', async () => {
    writeFileSync(
      join(folder, 'import.mjs'),
      `const names = () => JSON.stringify([Object.getOwnPropertyNames(globalThis), process.eventNames()]);
globalThis.fetch = () => { throw new Error('fetched'); };
const before = names();
const module = await import('@theia-astro/client');
if (names() !== before) throw new Error('changed the globals');
if (process.getActiveResourcesInfo().some((name) => /Timeout|TCP/.test(name))) throw new Error('started something');
process.stdout.write(Object.keys(module).sort().join());\n`,
    );
    const { stdout, stderr } = await run(process.execPath, ['import.mjs'], { cwd: folder });
    assert.deepEqual([stdout, stderr], ['API_VERSION,CLIENT_VERSION,Theia,TheiaError', '']);
  });

  it('imports nothing, of Node or of others', () => {
    for (const name of ['index', 'webhooks'])
      assert.doesNotMatch(
        readFileSync(join(installed, `lib/${name}.js`), 'utf8'),
        /^import |\bimport\(|\brequire\(|\bprocess\.|\bBuffer\b|\bconsole\./m,
      );
  });
});

it('minified, the client has at most 13 kB', async () => {
  const text = await minified();
  const bytes = Buffer.byteLength(text);
  assert.ok(bytes <= MINIFIED_BYTES_MAX, `${bytes} bytes, ${gzipSync(text).length} compressed`);
  // The readme says thirteen.
  assert.ok(README.includes('13 kB minified'));
});
