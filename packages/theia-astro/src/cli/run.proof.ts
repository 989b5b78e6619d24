import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fieldsOf } from '../engine/fields.ts';
import { localProducts } from '../engine/products.ts';
import { isOwnOption, OWN_OPTIONS } from './input/field-value.ts';
import { run } from './run.ts';

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface World {
  readonly env?: Readonly<Record<string, string>>;
  /** A terminal of so many columns; without, the output is piped. */
  readonly columns?: number;
  readonly platform?: string;
}

/** Runs a command line, written as in a shell. */
async function theia(line: string, { env = {}, columns, platform = 'linux' }: World = {}): Promise<Ran> {
  const args = [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain!,
  );
  const texts = { out: '', err: '' };
  const output = (name: 'out' | 'err') => ({
    write: (text: string | Uint8Array) => (texts[name] += String(text)),
    ...(columns === undefined ? {} : { isTTY: true, columns, hasColors: () => env['NO_COLOR'] === undefined }),
  });
  const code = await run(args, { env, platform, stdout: output('out'), stderr: output('err') });
  return { code, ...texts };
}

const NY90 = '1990-06-15 14:30 "New York"';
const json = async (line: string): Promise<Record<string, never>> =>
  JSON.parse((await theia(`${line} --format json`)).out);

describe('a command line', () => {
  it('gives date, time and place as words, a place of several words without quotes too, and a birth without a time', async () => {
    const { input } = await json(`natal ${NY90}`);
    assert.deepEqual(input, { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' });
    assert.deepEqual((await json('natal 1990-06-15 14:30 New York')).input, input);
    assert.deepEqual((await json('natal --date 1990-06-15 --time=14:30 --place "New York"')).input, input);
    assert.deepEqual((await json('natal 1990-06-15 New York')).input, {
      birth_date: '1990-06-15',
      location: 'New York',
    });
    assert.equal((await json('natal 1990-06-15 unknown "New York"'))['time']!['unknown'], true);
    const { input: pair } = await json('synastry 1990-06-15 14:30 New York 1988-11-03 07:15 London');
    assert.deepEqual([pair!['person_a']!['location'], pair!['person_b']!['location']], ['New York', 'London']);
    assert.deepEqual((await json('natal 1990-06-15 14:30 -33.87,151.2')).place!['latitude'], -33.87);
    assert.deepEqual((await json('natal -0500-03-01 12:00 Athens')).input!['birth_date'], '-0500-03-01');
  });

  it('gives dates and times as people write them, as words and as options', async () => {
    const born = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
    for (const written of [
      'June 15 1990 2:30 pm',
      '15 June 1990 14:30',
      '15.6.1990 2:30pm',
      '"15th of June, 1990" 14:30',
    ])
      assert.deepEqual((await json(`natal ${written} New York`)).input, born, written);
    assert.deepEqual((await json('natal --date "Jun 15, 1990" --time "2:30 PM" --place "New York"')).input, born);
    const { input: pair } = await json('synastry June 15 1990 2:30 pm New York 3 Nov 1988 7:15 London');
    assert.deepEqual(
      [pair!['person_a'], pair!['person_b'] as object],
      [born, { birth_date: '1988-11-03', birth_time: '07:15', location: 'London' }],
    );
    const { input: span } = await json('moonphases 1 Jan 2024 1 Mar 2024');
    assert.deepEqual([span!['from'], span!['to']], ['2024-01-01T00:00:00Z', '2024-03-01T00:00:00Z']);
  });

  it('gives fields by their paths with - or _, lists by commas, flags without a value, and objects as JSON or by name', async () => {
    const said = await json(
      `natal ${NY90} --settings.house-system W --include points,houses --include lots --sidereal`,
    );
    const { include, sidereal, settings } = said.input! as Record<string, unknown>;
    assert.deepEqual([include, sidereal, settings], [['points', 'houses', 'lots'], true, { house_system: 'W' }]);
    assert.equal((await json(`natal ${NY90} --no-sidereal`)).input!['sidereal'], false);
    const orbs = { orb_degrees: { sun: 4 } };
    assert.deepEqual((await json(`natal ${NY90} --settings.orb-degrees.sun 4`)).input!['settings'], orbs);
    assert.deepEqual((await json(`natal ${NY90} '--settings.orb-degrees={"sun":4}'`)).input!['settings'], orbs);
  });

  for (const product of localProducts) {
    const { name, example } = product;
    it(`${name} takes every field of its example as options, and lists all its fields as help`, async () => {
      const options = flatten(example.request).map(
        ([path, value]) => `--${path.replaceAll('_', '-')}=${written(value)}`,
      );
      const line = [name.replaceAll('_', '-'), ...options.map((option) => `'${option}'`)]
        .filter((option) => !option.startsWith("'--format"))
        .join(' ');
      const { code, out, err } = await theia(`${line} --format ${name === 'chart' ? 'svg' : 'json'}`);
      assert.equal(code, 0, err);
      if (name !== 'chart') assert.equal((JSON.parse(out) as { product: string }).product, example.response['product']);
      const help = await theia(`${name} --help`);
      assert.equal(help.code, 0);
      const fields = fieldsOf(product);
      // Entries of a map, such as longitudes by body, are listed as the map.
      const listed = flatten(example.request).map(([path]) =>
        fields.has(path) ? path : path.slice(0, path.lastIndexOf('.')),
      );
      for (const path of listed)
        if (path !== 'format') assert.ok(help.out.includes(`\n  --${path.replaceAll('_', '-')}`), path);
    });
  }

  it('has no option that a product has as a field', () => {
    const clashes = localProducts.flatMap((product) =>
      [...fieldsOf(product).keys()].filter((path) => path !== 'format' && isOwnOption(path)),
    );
    assert.deepEqual(clashes, []);
  });

  for (const [line, code, message] of [
    ['', 2, /COMMAND \[DATE\]/],
    ['--nothing', 2, /The command comes first/],
    ['natl 1990-06-15 Ulm', 2, /no command "natl"[^]*Did you mean natal\?/],
    ['natal', 2, /needs a birth[^]*natal DATE \[TIME\] PLACE/],
    ['natal 1990-13-01 Ulm', 2, /'1990-13-01' is not a date[^]*YYYY-MM-DD/],
    [
      'natal 06/07/1990 14:30 Ulm',
      2,
      /"06\/07\/1990" can be 6 July 1990 or 7 June 1990[^]*Write 1990-07-06 or 1990-06-07/,
    ],
    ['natal --date 06/07/1990 --place Ulm', 2, /Write 1990-07-06 or 1990-06-07/],
    ['natal June 15 14:30 Ulm', 2, /"June 15" has no year/],
    ['natal 15/6/90 Ulm', 2, /year of two digits/],
    ['natal 1990-06-15 25:00 Ulm', 2, /birth_time/],
    ['natal 1990-06-15 14:30 "Nowhere at all xyz"', 2, /No place was found/],
    ['natal 1990-06-15 Ulm --house-system P', 2, /Did you mean --settings.house_system\?/],
    ['natal 1990-06-15 Ulm --sideral', 2, /Did you mean --sidereal\?/],
    ['natal 1990-06-15 Ulm --location Bonn', 2, /given twice/],
    ['group --people 1990-06-15,1988-11-03', 2, /--people takes a list of objects as JSON[^]*'\[\{"name"/],
    ['natal 1990-06-15 Ulm --calendar julian --calendar julian', 2, /more than once/],
    ['natal 1990-06-15 Ulm --format pdf', 2, /no format "pdf"/],
    ['natal 1990-06-15 Ulm --format', 2, /argument missing/],
    ['natal 1990-06-15 Ulm --width 20', 2, /40 or more/],
    ['natal 1990-06-15 Ulm --part nothing', 2, /natal has no part nothing[^]*points/],
    ['natal 1990-06-15 Ulm --part houses.nothing', 2, /no part houses.nothing[^]*points/],
    ['natal 1990-06-15 Ulm --api-key THEabc', 2, /is for an API/],
    ['natal 1990-06-15 Ulm --dry-run', 2, /is for an API/],
    ['chart 1990-06-15 Ulm --theme dark --format json', 2, /no effect on json/],
    ['moonphases 2024-01-01 2024-02-01 2024-03-01', 2, /one word too many/],
    ['moonphases 2024-01-01 2024-02-01 --format wheel', 2, /no chart to draw/],
    ['chart 1990-06-15 Ulm --format png --out /nowhere/x.png', 2, /made by the API only/],
    ['natal 1990-06-15 Ulm --out /nowhere/at/all.json', 1, /ENOENT/],
    ['natal 1990-06-15 Ulm --api http://127.0.0.1:9 --api-key THEsecret', 1, /No answer from/],
    ['natal 1990-06-15 Ulm --api ftp://x --api-key THEsecret', 2, /--api must be the address/],
    ['natal 1990-06-15 Ulm --api http://127.0.0.1:9 --api-key "THE secret"', 2, /The key must be/],
    ['natal 1990-06-15 Ulm --api http://127.0.0.1:9 --api-key-file /nowhere', 2, /cannot be read/],
  ] as const)
    it(`rejects with a clear message: ${line === '' ? 'nothing' : line}`, async () => {
      const ran = await theia(line);
      assert.equal(ran.code, code, ran.err);
      assert.match(ran.err, message);
      assert.equal(ran.out, '');
      assert.doesNotMatch(ran.err, /secret|\n\s+at |undefined/);
    });

  it('names what a place or a time could also mean, and how to say it', async () => {
    const place = await theia('natal 1990-06-15 14:30 Springfield');
    assert.equal(place.code, 0);
    assert.match(place.err, /several places[^]*"Springfield, Missouri, United States" {2}37\.22,-93\.30[^]*in quotes/);
    const strict = await theia('natal 1990-06-15 14:30 Springfield --settings.location-policy strict');
    assert.equal(strict.code, 2);
    assert.match(strict.err, /"Springfield, Missouri, United States"/);
    const missouri = await json('natal 1990-06-15 14:30 "Springfield, Missouri, United States"');
    assert.deepEqual([missouri.place!['admin1'], missouri.warnings], ['Missouri', []]);
    const time = await theia('natal 2024-11-03 01:30 "New York"');
    assert.match(time.err, /occurred twice[^]*2024-11-03T01:30:00-05:00[^]*--utc-offset/);
    const later = await json('natal 2024-11-03 01:30 "New York" --utc-offset -05:00');
    assert.equal(later.time!['utc'], '2024-11-03T06:30:00Z');
  });
});

describe('the output', () => {
  it('draws a wheel on a terminal, a table elsewhere; what was asked for otherwise stays', async () => {
    assert.match((await theia(`chart ${NY90}`, { columns: 80 })).out, /[⠁-⣿]/);
    const piped = (await theia(`chart ${NY90}`)).out;
    assert.doesNotMatch(piped, /[⠁-⣿]|\u001b/);
    assert.match(piped, /^points$/m);
    assert.doesNotMatch((await theia(`natal ${NY90}`, { columns: 80 })).out, /[⠁-⣿]/);
    assert.match((await theia(`chart ${NY90} --format llm`)).out, /^# /);
    assert.match((await theia(`chart ${NY90} --format svg`)).out, /^<svg /);
  });

  it('has no colours and moves no cursor unless it is a terminal, and no colours with NO_COLOR', async () => {
    assert.match((await theia(`chart ${NY90}`, { columns: 80 })).out, /\u001b\[38;5;/);
    assert.doesNotMatch((await theia(`chart ${NY90} --format wheel`)).out, /\u001b/);
    assert.doesNotMatch(
      (await theia(`chart ${NY90}`, { columns: 80, env: { NO_COLOR: '1' } })).out,
      /\u001b\[\d*m|\u001b\[38/,
    );
    assert.match((await theia(`chart ${NY90} --format wheel --color`)).out, /\u001b\[38;5;/);
  });

  it('is plain ASCII with --ascii, and automatically on the old console of Windows', async () => {
    const heading = (text: string): string => text.slice(text.indexOf('\n\n'));
    for (const { out } of [
      await theia(`chart ${NY90} --ascii`, { columns: 80, env: { NO_COLOR: '1' } }),
      await theia(`chart ${NY90}`, { columns: 80, env: { NO_COLOR: '1' }, platform: 'win32' }),
    ])
      assert.match(heading(out), /^[\n\x20-\x7e]+$/);
    assert.match((await theia(`chart ${NY90}`, { columns: 80, platform: 'win32', env: { WT_SESSION: '1' } })).out, /☉/);
  });

  it('obeys nothing that a text contains', async () => {
    const { out } = await theia(`natal ${NY90} --name "A\u001b[2J\u009bB\u202eC"`, {
      columns: 80,
      env: { NO_COLOR: '1' },
    });
    assert.doesNotMatch(out, /[\u001b\u009b\u202e]/);
    assert.match(out, /^A�\[2J�B�C, /);
  });

  it('as CSV has all decimals, quotes what must be, and no text that a spreadsheet would compute', async () => {
    const { points } = await json(`natal ${NY90}`);
    const { out } = await theia(`natal ${NY90} --format csv`);
    const [head, sun] = out.split('\r\n');
    assert.deepEqual(head!.split(',').slice(0, 2), ['id', 'longitude']);
    assert.equal(sun!.split(',')[1], String(points!['sun']!['longitude']));
    const { out: facts } = await theia(
      `synastry 1990-06-15 14:30 "New York" 1988-11-03 07:15 London --include score --part facts --format csv`,
    );
    assert.match(facts, /^field,value\r\n/);
    assert.match((await theia('ephemeris 2024-01-01 2024-01-03 --bodies sun --format csv')).out, /^utc,sun_longitude/);
  });

  it('names the columns of a table that have no room, and keeps within the terminal', async () => {
    const { out } = await theia('geocode Springfield', { columns: 60, env: { NO_COLOR: '1' } });
    assert.match(out, /no room for [^]*geonames_id/);
    for (const line of out.split('\n')) assert.ok(line.length <= 60, line);
    assert.doesNotMatch((await theia('geocode Springfield')).out, /no room/);
  });

  it('goes to a file, in the form of its ending', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'theia-cli-'));
    try {
      for (const [file, content] of [
        ['wheel.svg', /^<svg /],
        ['chart.json', /^\{\n/],
        ['points.csv', /^id,longitude/],
        ['chart.md', /^# /],
        ['wheel.txt', /[⠁-⣿]/],
      ] as const) {
        const { code, out, err } = await theia(`chart ${NY90} --out ${join(folder, file)}`, { columns: 80 });
        assert.deepEqual([code, out], [0, '']);
        assert.match(err, /Written to/);
        const text = readFileSync(join(folder, file), 'utf8');
        assert.match(text, content);
        assert.doesNotMatch(text, /\u001b/);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('prints every command and option as help, and the version', async () => {
    const { code, out } = await theia('--help');
    assert.equal(code, 0);
    for (const { name } of localProducts) assert.ok(out.includes(`  ${name}`), name);
    for (const name of Object.keys(OWN_OPTIONS)) assert.ok(out.includes(`--${name.replaceAll('_', '-')}`), name);
    for (const line of (await theia('--help', { columns: 60, env: { NO_COLOR: '1' } })).out.split('\n'))
      assert.ok(line.length <= 62, line);
    assert.match((await theia('--version')).out, /^\d+\.\d+\.\d+/);
    const examples = [...out.matchAll(/^ {2}theia-astro (.+(?:\n {4}.+)*)/gm)].map((match) =>
      match[1]!.replaceAll(/\s+/g, ' '),
    );
    assert.ok(examples.length > 5);
    for (const line of examples.filter((one) => !one.includes('--out')))
      assert.equal((await theia(line)).code, 0, line);
  });
});

/** A value of an example as it is typed: objects in a list as JSON, other lists with commas. */
function written(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  const hasObjects = value.some((one) => typeof one === 'object' && one !== null);
  return hasObjects ? JSON.stringify(value) : value.join(',');
}

function flatten(request: Readonly<Record<string, unknown>>, prefix = ''): readonly (readonly [string, unknown])[] {
  return Object.entries(request).flatMap(([name, value]): (readonly [string, unknown])[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? [...flatten(value as Readonly<Record<string, unknown>>, `${prefix}${name}.`)]
      : [[`${prefix}${name}`, value]],
  );
}
