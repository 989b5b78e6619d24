import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { momentAt } from './local-time.ts';
import { ZoneBorders } from './zone-borders.ts';
import { readZoneFile, writeZoneFile } from './zone-file.ts';
import { loadZoneTable } from './zone-table.ts';

const table = loadZoneTable();
const offset = (zone: string, utc: string): number =>
  momentAt(table.history(zone), Date.parse(utc) / 1000, null).offsetSeconds;

describe('zone table', () => {
  it('keeps the histories that tzdb’s backzone has', () => {
    assert.equal(offset('Europe/Amsterdam', '1930-01-01T00:00Z'), 1172);
    assert.equal(offset('Europe/Stockholm', '1943-07-15T12:00Z'), 3600);
    assert.equal(offset('Europe/Oslo', '1947-06-01T12:00Z'), 3600);
    assert.equal(offset('Europe/Copenhagen', '1890-06-01T12:00Z'), 3020);
  });

  it('has the zones that only backzone has before 1970, and since then agrees with those they are merged into', () => {
    assert.equal(offset('Europe/Belfast', '1915-07-01T12:00Z'), -1521);
    assert.equal(offset('Asia/Chongqing', '1935-01-01T00:00Z'), 7 * 3600);
    assert.equal(offset('Asia/Hanoi', '1944-01-01T00:00Z'), 8 * 3600);
    assert.equal(offset('America/Montreal', '1949-11-10T12:00Z'), -5 * 3600);
    assert.equal(offset('America/Toronto', '1949-11-10T12:00Z'), -4 * 3600);
    for (const [merged, zone] of [
      ['Asia/Chongqing', 'Asia/Shanghai'],
      ['Asia/Harbin', 'Asia/Shanghai'],
      ['Asia/Kashgar', 'Asia/Urumqi'],
      ['America/Montreal', 'America/Toronto'],
      ['America/Yellowknife', 'America/Edmonton'],
      ['Pacific/Enderbury', 'Pacific/Kanton'],
      ['Europe/Tiraspol', 'Europe/Chisinau'],
    ] as const)
      for (let year = 1970; year < 2040; year++)
        for (const month of ['01', '04', '07', '10'])
          assert.equal(
            offset(merged, `${year}-${month}-15T00:00Z`),
            offset(zone, `${year}-${month}-15T00:00Z`),
            `${merged} ${year}-${month}`,
          );
  });

  it('has every zone of the polygons', () => {
    const { zones } = new ZoneBorders();
    assert.ok(zones.length > 400);
    assert.deepEqual(
      zones.filter((zone) => table.canonicalName(zone) !== zone),
      [],
    );
  });

  it('has links and old names, in any letter case, and nothing else', () => {
    assert.equal(table.canonicalName('us/eastern'), 'US/Eastern');
    assert.equal(table.canonicalName('asia/CALCUTTA'), 'Asia/Calcutta');
    assert.equal(table.canonicalName('America/Argentina/ComodRivadavia'), 'America/Argentina/ComodRivadavia');
    assert.equal(table.canonicalName('Mars/Base'), null);
    assert.equal(table.canonicalName('__proto__'), null);
    assert.throws(() => table.history('Mars/Base'), RangeError);
    assert.equal(offset('Asia/Calcutta', '1943-06-15T12:00Z'), offset('Asia/Kolkata', '1943-06-15T12:00Z'));
  });

  it('gives the transitions around an instant, null when there are none', () => {
    const newYork = table.history('America/New_York').periodAt(Date.UTC(2024, 6, 1) / 1000);
    assert.deepEqual(
      [newYork.startSeconds, newYork.endSeconds],
      [Date.UTC(2024, 2, 10, 7) / 1000, Date.UTC(2024, 10, 3, 6) / 1000],
    );
    const utc = table.history('Etc/UTC').periodAt(0);
    assert.deepEqual([utc.startSeconds, utc.endSeconds], [-Infinity, Infinity]);
    assert.equal(table.history('Asia/Kolkata').periodAt(Date.UTC(2020, 0) / 1000).endSeconds, Infinity);
  });

  it('numbers periods without gaps across the end of the table', () => {
    const history = table.history('Europe/Berlin');
    let period = history.periodAt(Date.UTC(2030, 0) / 1000);
    for (let year = 2030; year < 2060; year += 0.5) {
      const next = history.period(period.index + 1);
      assert.equal(next.startSeconds, period.endSeconds);
      assert.deepEqual(history.periodAt(next.startSeconds), next);
      assert.deepEqual(history.periodAt(next.startSeconds - 1), period);
      period = next;
    }
    assert.equal(new Date(period.startSeconds * 1000).getUTCFullYear(), 2059);
  });

  it('unpacks to what was packed', () => {
    const zone = {
      types: [{ offsetSeconds: -1, tzdbDst: true, abbreviation: 'X' }],
      firstType: 0,
      transitionSeconds: [-(2 ** 40), -1, 0, 5, 2 ** 40],
      transitionTypes: [0, 0, 0, 0, 0],
      footer: 'X0:00:01',
    };
    const file = { version: 'test', names: { 'A/B': 0, C: 0 }, zones: [zone] };
    assert.deepEqual(readZoneFile(writeZoneFile(file)), file);
  });
});
