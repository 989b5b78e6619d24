import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { zoneFinder } from './zone-at.ts';
import { ZoneBorders } from './zone-borders.ts';

const borders = new ZoneBorders();
const zoneAt = zoneFinder();

describe('zone of a point', () => {
  it('changes at a border, tested a few kilometres on either side', () => {
    const pairs: readonly (readonly [number, number, string])[] = [
      [51.9956, 4.37, 'Europe/Amsterdam'],
      [51.05, 3.72, 'Europe/Brussels'],
      [47.56, 7.59, 'Europe/Zurich'],
      [47.62, 7.66, 'Europe/Berlin'],
      [47.59, 7.55, 'Europe/Paris'],
      [31.69, -106.42, 'America/Ciudad_Juarez'],
      [31.8, -106.45, 'America/Denver'],
      [32.53, -117.03, 'America/Tijuana'],
      [32.6, -117.07, 'America/Los_Angeles'],
      [42.32, -83.04, 'America/Toronto'],
      [42.34, -83.05, 'America/Detroit'],
      [59.37, 28.19, 'Europe/Tallinn'],
      [59.37, 28.23, 'Europe/Moscow'],
      [49.18, -123.94, 'America/Vancouver'],
      [24.47, 54.37, 'Asia/Dubai'],
      [1.36, 103.82, 'Asia/Singapore'],
      [1.48, 103.76, 'Asia/Kuala_Lumpur'],
    ];
    for (const [latitude, longitude, zone] of pairs) assert.equal(zoneAt(latitude, longitude), zone);
  });

  it('is that of the enclave, not of the country around it', () => {
    assert.equal(zoneAt(41.9029, 12.4534), 'Europe/Vatican');
    assert.equal(zoneAt(43.9424, 12.4578), 'Europe/San_Marino');
    assert.equal(zoneAt(-29.31, 27.48), 'Africa/Maseru');
    assert.equal(zoneAt(47.6967, 8.6894), 'Europe/Busingen');
    assert.equal(zoneAt(35.68, -109.05), 'America/Denver', 'Window Rock: the Navajo Nation has summer time');
    assert.equal(zoneAt(35.867, -110.617), 'America/Phoenix', 'Kykotsmovi: the Hopi inside it have none');
  });

  it('lists both zones where two are in use, with the one in daily use first', () => {
    assert.deepEqual(borders.zonesAt(43.83, 87.62).toSorted(), ['Asia/Shanghai', 'Asia/Urumqi']);
    assert.equal(zoneAt(43.83, 87.62), 'Asia/Urumqi');
  });

  it('at sea counts hours from Greenwich in steps of 15°, half of them on either side', () => {
    assert.deepEqual(borders.zonesAt(0, -30), []);
    const at = (longitude: number): string => zoneAt(-50, longitude);
    assert.deepEqual([0.1, -7.4, 7.6, -22.4, 22.6, 172.4, 172.6, 180, -180, -172.6, -172.4].map(at), [
      'Etc/GMT',
      'Etc/GMT',
      'Etc/GMT-1',
      'Etc/GMT+1',
      'Etc/GMT-2',
      'Etc/GMT-11',
      'Etc/GMT-12',
      'Etc/GMT+12',
      'Etc/GMT+12',
      'Etc/GMT+12',
      'Etc/GMT+11',
    ]);
  });

  it('exists at the poles and on the edges of the map, and not beyond them', () => {
    assert.equal(zoneAt(-90, 0), 'Antarctica/McMurdo');
    assert.match(zoneAt(90, 12), /^Etc\//);
    assert.equal(zoneAt(-16.8, 180), 'Pacific/Fiji');
    assert.equal(zoneAt(-16.8, -180), 'Pacific/Fiji');
    assert.equal(zoneAt(66.5, -179), 'Asia/Anadyr');
    for (const [latitude, longitude] of [
      [90.1, 0],
      [-91, 0],
      [0, 180.1],
      [0, -181],
      [Number.NaN, 0],
      [0, Number.NaN],
    ])
      assert.throws(() => zoneAt(latitude!, longitude!), RangeError);
  });
});
