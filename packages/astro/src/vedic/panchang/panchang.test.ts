import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ayanaAt, rituAt, samvatYears } from './lunar-month.ts';
import { karanaIdAt, NITYA_YOGAS, TITHIS } from './limb-names.ts';
import { abhijitSpan, listDurmuhurtas, listMuhurtas } from './muhurtas.ts';
import { listChoghadiyas, planetaryHoras, kalamSpan, type SunDay } from './parts-of-day.ts';

/** Sunrise 6:00, sunset 18:00, in units of a day. */
const day = (weekdayIndex: number): SunDay => ({
  sunriseJdUt: 0.25,
  sunsetJdUt: 0.75,
  nextSunriseJdUt: 1.25,
  weekdayIndex,
});
const hour = (jd: number): number => Math.round(jd * 24 * 1e6) / 1e6;

test('the names are in the order almanacs print them', () => {
  assert.deepEqual(
    [TITHIS.length, TITHIS[0], TITHIS[14], TITHIS[22], TITHIS[29]],
    [30, 'shukla_pratipada', 'purnima', 'krishna_ashtami', 'amavasya'],
  );
  assert.deepEqual(
    [NITYA_YOGAS.length, NITYA_YOGAS[0], NITYA_YOGAS[1], NITYA_YOGAS[26]],
    [27, 'vishkambha', 'priti', 'vaidhriti'],
  );
  assert.equal(
    [1, 2, 8, 9, 45, 57, 58, 59, 60].map(karanaIdAt).join(' '),
    'kimstughna bava vishti bava balava vishti shakuni chatushpada naga',
  );
});

test('with a day from six to six, Rahu kalam has the hours printed in every almanac', () => {
  const starts = [0, 1, 2, 3, 4, 5, 6].map((weekday) => hour(kalamSpan('rahu_kalam', day(weekday)).startJdUt));
  assert.deepEqual(starts, [16.5, 7.5, 15, 12, 13.5, 10.5, 9]);
  const yama = [0, 1, 2, 3, 4, 5, 6].map((weekday) => hour(kalamSpan('yamaganda', day(weekday)).startJdUt));
  assert.deepEqual(yama, [12, 10.5, 9, 7.5, 6, 15, 13.5]);
  const gulika = [0, 1, 2, 3, 4, 5, 6].map((weekday) => hour(kalamSpan('gulika_kalam', day(weekday)).startJdUt));
  assert.deepEqual(gulika, [15, 13.5, 12, 10.5, 9, 7.5, 6]);
});

test('the choghadiyas of a Sunday and of a Friday, day and night, as printed', () => {
  const names = (weekday: number): string =>
    listChoghadiyas(day(weekday))
      .map(({ id }) => id)
      .join(' ');
  assert.equal(names(0), 'udveg chal labh amrit kaal shubh rog udveg shubh amrit chal rog kaal labh udveg shubh');
  assert.equal(names(5), 'chal labh amrit kaal shubh rog udveg chal rog kaal labh udveg shubh amrit chal rog');
});

test('the first hora of each day belongs to its lord, and the twenty-fifth to the lord of the next day', () => {
  const lords = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];
  for (const [weekday, lord] of lords.entries()) {
    for (const division of ['unequal', 'equal'] as const) {
      const horas = planetaryHoras(day(weekday), division);
      assert.equal(horas.length, 24);
      assert.equal(horas[0]?.lord, lord);
      assert.equal(horas[21]?.lord, lord);
      assert.equal(horas.at(-1)?.endJdUt, 1.25);
    }
  }
});

test('abhijit is the eighth of fifteen muhurtas, and none on Wednesday', () => {
  assert.equal(abhijitSpan(day(3)), null);
  const abhijit = abhijitSpan(day(5));
  assert.deepEqual([hour(abhijit!.startJdUt), hour(abhijit!.endJdUt)], [11.6, 12.4]);
  assert.deepEqual(
    listMuhurtas(day(5)).map(({ index }) => index),
    Array.from({ length: 30 }, (_, index) => index + 1),
  );
  assert.deepEqual(
    listDurmuhurtas(day(2)).map(({ index, daytime }) => [index, daytime]),
    [
      [4, true],
      [22, false],
    ],
  );
});

test('eras: the spring new year of 1990 started Shaka 1912, Vikram 2047, pramoda, Kali 5091', () => {
  const chaitra = { amanta: { index: 1, id: 'chaitra', adhika: false }, startJdUt: 2447977 } as const;
  assert.deepEqual(samvatYears(chaitra), {
    kali: 5091,
    shaka: 1912,
    vikram: 2047,
    vikramKartikadi: 2046,
    samvatsara: 'pramoda',
  });
  const phalguna = { amanta: { index: 12, id: 'phalguna', adhika: false }, startJdUt: 2447977 - 29.5 } as const;
  assert.deepEqual(
    [samvatYears(phalguna).shaka, samvatYears(phalguna).vikramKartikadi, samvatYears(phalguna).samvatsara],
    [1911, 2046, 'shukla'],
  );
});

test('seasons have two signs each from pisces on, ayanas change at the solstices', () => {
  assert.equal(
    [345, 15, 45, 105, 165, 225, 285].map(rituAt).join(' '),
    'vasanta vasanta grishma varsha sharad hemanta shishira',
  );
  assert.deepEqual([280, 89.9, 90.1, 269.9].map(ayanaAt), ['uttarayana', 'uttarayana', 'dakshinayana', 'dakshinayana']);
});
