import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { customer } from '../../../apps/server/src/testing/customer.ts';
import { testDatabase } from '../../../apps/server/src/testing/database.ts';
import { testProduct } from '../../../apps/server/src/testing/product.ts';
import { build } from '../scripts/build.ts';
import { PACKAGE, python, PYTHON_ENVIRONMENT, run } from './python.ts';

const README = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
/** Kept between runs: mypy reads again what has changed, with what depends on it. */
const MYPY_CACHE = join(PACKAGE, '../../node_modules/.theia/mypy');

const PYRIGHT = join(PACKAGE, '../../node_modules/pyright/index.js');
const WRONG_WORDS = join(PACKAGE, 'tests/wrong_words.py');

interface Diagnostic {
  readonly file: string;
  readonly message: string;
  readonly range: { readonly start: { readonly line: number } };
}

/** Each call of `wrong_words.py` has one error, which names the word in the comment beside it. */
function assertNamed(errors: readonly { readonly line: number; readonly message: string }[]): void {
  const words = readFileSync(WRONG_WORDS, 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/ {2}# ([\w ]+)$/g)].map((match) => ({ line: index + 1, named: match[1]!.split(' ') })),
    );
  assert.deepEqual(
    errors.map(({ line }) => line),
    words.map(({ line }) => line),
  );
  for (const { line, named } of words)
    assert.match(errors.find((error) => error.line === line)!.message, new RegExp(`["'](?:${named.join('|')})["']`));
}

/** The samples of the readme as programs: each goes on from the first one and from the birth of the second. */
function samples(url: string): readonly string[] {
  const all = [...README.matchAll(/^```python\n(.*?)^```/gms)].map((match) => match[1]!);
  const setting = all[0]!.split('\n').slice(0, 5).join('\n');
  const birth = all[1]!.split('\n').slice(2, 5).join('\n');
  return all.map((text, index) => {
    const before = [...(index === 0 ? [] : [setting]), ...(index < 2 ? [] : [birth])];
    return [...before, text].join('\n').replaceAll('http://localhost:3000', url);
  });
}

describe('the Python package that is published', async () => {
  const testBase = await testDatabase();
  const service = await testProduct(testBase);
  const { apiKey } = await customer(testBase.database, { plan: 'professional', balanceUsd: '10', ratePerSecond: 200 });
  const folder = mkdtempSync(join(tmpdir(), 'theia-python-'));
  const installed = join(folder, process.platform === 'win32' ? 'venv/Scripts/python.exe' : 'venv/bin/python');
  const environment = { ...PYTHON_ENVIRONMENT, PYTHONPATH: '', THEIA_KEY: apiKey, THEIA_URL: service.url };
  const programs = samples(service.url);

  before(async () => {
    build(python(), join(folder, 'dist'));
    await run(python(), ['-m', 'venv', join(folder, 'venv')], { env: environment });
    // What it depends on is that of the Python of the tests, so that nothing is downloaded.
    const { stdout: httpx } = await run(python(), ['-c', 'import httpx; print(httpx.__path__[0])'], {
      env: environment,
    });
    const { stdout: own } = await run(installed, ['-c', 'import sysconfig; print(sysconfig.get_path("purelib"))']);
    writeFileSync(join(own.trim(), 'httpx.pth'), dirname(httpx.trim()));
    const wheel = readdirSync(join(folder, 'dist')).find((name) => name.endsWith('.whl'))!;
    const options = ['--no-index', '--no-deps', '--disable-pip-version-check'];
    await run(installed, ['-m', 'pip', 'install', ...options, join(folder, 'dist', wheel)], { env: environment });
    mkdirSync(join(folder, 'work'));
    cpSync(join(PACKAGE, 'samples'), join(folder, 'work'), { recursive: true });
    programs.forEach((text, index) => writeFileSync(join(folder, 'work', `sample_${index}.py`), text));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const runHere = async (file: string): Promise<string> => {
    const { stdout, stderr } = await run(installed, [file], { cwd: join(folder, 'work'), env: environment });
    assert.equal(stderr, '');
    return stdout.replaceAll('\r\n', '\n');
  };

  it('is a wheel and a source archive with types, readme and licence, and installs nothing else but httpx and anyio', async () => {
    assert.deepEqual(
      readdirSync(join(folder, 'dist')).toSorted(),
      [
        readdirSync(join(folder, 'dist')).find((name) => /^theia.astro.client-0\.1\.0\.tar\.gz$/.test(name)),
        'theia_astro_client-0.1.0-py3-none-any.whl',
      ].toSorted(),
    );
    const { stdout } = await run(
      installed,
      [
        '-c',
        'import json, importlib.metadata as m; d = m.distribution("theia-astro-client"); print(json.dumps([d.requires, [str(f) for f in d.files], d.metadata["Requires-Python"], d.read_text("METADATA")]))',
      ],
      { env: environment },
    );
    const [requires, files, version, metadata] = JSON.parse(stdout) as [string[], string[], string, string];
    assert.deepEqual(requires.map((text) => /^\w+/.exec(text)![0]).toSorted(), ['anyio', 'httpx']);
    assert.equal(version, '>=3.11');
    assert.ok(files.includes('theia_astro_client/py.typed') || files.includes('theia_astro_client\\py.typed'));
    assert.ok(files.some((name) => name.endsWith('LICENSE')));
    assert.ok(!files.some((name) => /test|sample|script/.test(name)));
    assert.match(metadata, /Typing :: Typed/);
    assert.ok(metadata.includes('The Python client of the Theia astrology API'));
  });

  const mypy = async (files: readonly string[]): Promise<string> => {
    const config = ['--config-file', join(PACKAGE, 'pyproject.toml'), '--cache-dir', MYPY_CACHE];
    const { stdout } = await run(python(), ['-m', 'mypy', ...config, ...files], {
      cwd: join(folder, 'work'),
      env: { ...environment, MYPYPATH: join(PACKAGE, 'src') },
    }).catch((error: { stdout: string }) => error);
    return stdout;
  };
  const typeTests = pythonFiles(join(PACKAGE, 'tests')).filter((file) => file !== WRONG_WORDS);

  it('is right to mypy, with its tests, its samples and its readme', async () => {
    const here = readdirSync(join(folder, 'work')).filter((name) => name.endsWith('.py'));
    const stdout = await mypy([...here, join(PACKAGE, 'src/theia_astro_client'), ...typeTests]);
    assert.match(stdout, /^Success: no issues found in \d+ source files/);
  });

  it('mypy names a wrong word in one error', async () => {
    const errors = [...(await mypy([WRONG_WORDS])).matchAll(/^\S*wrong_words\.py:(\d+): error: (.*)$/gm)];
    assertNamed(errors.map(([, line, message]) => ({ line: Number(line), message: message! })));
  });

  it('is right to pyright, which names a wrong word in one error', async () => {
    const { stdout } = await run(process.execPath, [PYRIGHT, '--outputjson', '--pythonpath', python()], {
      cwd: PACKAGE,
      env: PYTHON_ENVIRONMENT,
      maxBuffer: 1 << 26,
    }).catch((error: { stdout: string }) => error);
    const { generalDiagnostics: found } = JSON.parse(stdout) as { generalDiagnostics: readonly Diagnostic[] };
    assert.deepEqual(
      found.filter(({ file }) => file !== WRONG_WORDS),
      [],
    );
    assertNamed(
      found
        .filter(({ file }) => file === WRONG_WORDS)
        .map(({ message, range }) => ({ line: range.start.line + 1, message })),
    );
  });

  for (const [index, text] of programs.entries())
    it(`sample ${index + 1} of the readme runs as printed`, async () => {
      const printed = await runHere(`sample_${index}.py`);
      if (text.includes('print(')) assert.match(printed, /\S/);
      if (index === 0) assert.match(printed, /^gemini pisces libra 84\.388\d+\n$/);
      if (index !== 1) return;
      assert.match(readFileSync(join(folder, 'work/wheel.svg'), 'utf8'), /^<svg /);
      assert.equal(readFileSync(join(folder, 'work/wheel.png')).subarray(1, 4).toString(), 'PNG');
    });

  it('the sample transit_calendar runs', async () => {
    assert.match(
      await runHere('transit_calendar.py'),
      /^A page costs \$0\.\d{4}, paid by quota\.\n(?:\d{4}-\S+Z [a-z]+ [a-z]+ [a-z_]+ \(\d\/\d, \w+\)\n){20,}$/,
    );
  });

  it('the sample many_wheels draws what can be drawn', async () => {
    assert.match(
      await runHere('many_wheels.py'),
      /^new-york\.svg, \$0\.\d{4}\nboston\.svg, \$0\.\d{4}\nulm\.svg, \$0\.\d{4}\nnowhere: location: .+\n$/,
    );
    assert.ok(['new-york', 'boston', 'ulm'].every((name) => existsSync(join(folder, 'work', `${name}.svg`))));
  });

  it('does nothing when it is imported, and loads the classes of answers with the first one', async () => {
    writeFileSync(
      join(folder, 'work/imported.py'),
      `import logging, sys, threading
before = [list(logging.getLogger("httpx").filters), threading.active_count()]
import theia_astro_client
assert before == [list(logging.getLogger("httpx").filters), threading.active_count()]
assert "theia_astro_client.answers" not in sys.modules
assert theia_astro_client.__version__ == "0.1.0"
print(sorted(theia_astro_client.__all__) == sorted(name for name in theia_astro_client.__all__ if hasattr(theia_astro_client, name)))
`,
    );
    assert.equal(await runHere('imported.py'), 'True\n');
  });
});

function pythonFiles(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.py'))
    .map((name) => join(folder, name));
}
