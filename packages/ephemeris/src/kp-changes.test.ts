import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Frame } from '@theia-astro/astro/ephemeris';
import { normalizeDeg } from '@theia-astro/astro/angle/angle';
import { ascendantOfArmcDeg } from '@theia-astro/astro/houses/from-armc';
import {
  grahaChanges,
  type KpChange,
  type KpLevel,
  lagnaChanges,
  subLords,
} from '@theia-astro/astro/vedic/kp/sub-lords';
import type { GrahaId } from '@theia-astro/astro/vedic/zodiac';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const frame: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: { kind: 'mode', mode: 5 } };
const from = 2_460_310.5;
const place = { geoLatitudeDeg: 28.61, geoLongitudeDeg: 77.21, elevationM: 0 };

const lagnaDeg = (jdUt: number): number => {
  const armcDeg = ephemeris.siderealTimeHours(jdUt) * 15 + place.geoLongitudeDeg;
  const { trueDeg } = ephemeris.obliquity(jdUt);
  return normalizeDeg(
    ascendantOfArmcDeg(armcDeg, place.geoLatitudeDeg, trueDeg) - ephemeris.ayanamsa(jdUt, frame.ayanamsa!).valueDeg,
  );
};
const bodyDeg =
  (body: 'moon' | 'mercury' | 'mean_node') =>
  (jdUt: number): number =>
    ephemeris.ecliptic(jdUt, body, frame).longitudeDeg;

/** The lords of a level and all wider ones, and the sign. */
function held(longitudeDeg: number, level: KpLevel): string {
  const { starLord, subLord, subSubLord } = subLords(longitudeDeg);
  const all = [Math.floor(longitudeDeg / 30), Math.floor((longitudeDeg * 27) / 360), starLord, subLord, subSubLord];
  return all.slice(0, { sign: 1, star: 3, sub: 4, sub_sub: 5 }[level]).join(' ');
}

/** Steps through the longitudes: every change lies between two steps, and no step has another. */
function agreesWithSteps(
  changes: readonly KpChange[],
  at: (jdUt: number) => number,
  level: KpLevel,
  days: number,
  stepDays: number,
): void {
  let next = 0;
  let before = held(at(from), level);
  for (let jdUt = from + stepDays; jdUt < from + days; jdUt += stepDays) {
    const now = held(at(jdUt), level);
    const between: KpChange[] = [];
    while (next < changes.length && changes[next]!.jdUt <= jdUt) between.push(changes[next++]!);
    if (between.length === 0) assert.equal(now, before, `${jdUt}`);
    else assert.equal(held(between.at(-1)!.division.startDeg + 1e-6, level), now, `${jdUt}`);
    before = now;
  }
  for (const { jdUt, division, direct, longitudeDeg } of changes) {
    assert.ok(Math.abs(normalizeDeg(at(jdUt) - longitudeDeg + 180) - 180) < 1e-4);
    assert.equal(direct ? division.startDeg : division.endDeg % 360, longitudeDeg);
  }
}

describe('changes of sub-lords', () => {
  const moving = (graha: GrahaId, level: KpLevel, days: number): KpChange[] =>
    grahaChanges(ephemeris, graha, { frame, node: 'mean', level }, from, from + days);

  it('of the Moon are those that stepping finds, at every level', () => {
    for (const level of ['sign', 'star', 'sub', 'sub_sub'] as const) {
      const changes = moving('moon', level, 6);
      assert.ok(changes.length >= { sign: 2, star: 5, sub: 45, sub_sub: 400 }[level], `${level} ${changes.length}`);
      agreesWithSteps(changes, bodyDeg('moon'), level, 6, 0.002);
    }
  });

  it('of Mercury, which turns in April 2024, are direct and retrograde; of Rahu retrograde', () => {
    const mercury = moving('mercury', 'sub', 140);
    agreesWithSteps(mercury, bodyDeg('mercury'), 'sub', 140, 0.05);
    assert.ok(mercury.some(({ direct }) => direct) && mercury.some(({ direct }) => !direct));
    const rahu = moving('rahu', 'sub', 300);
    agreesWithSteps(rahu, bodyDeg('mean_node'), 'sub', 300, 0.5);
    assert.ok(rahu.length > 3 && rahu.every(({ direct }) => !direct));
    const ketu = moving('ketu', 'sub', 300);
    assert.ok(ketu.length > 3 && ketu.every(({ direct }) => !direct));
  });

  it('of the lagna are those that stepping finds: 249 a sidereal day', () => {
    const changes = lagnaChanges(ephemeris, place, { frame, level: 'sub' }, from, from + 2);
    agreesWithSteps(changes, lagnaDeg, 'sub', 2, 0.0005);
    const day = lagnaChanges(ephemeris, place, { frame, level: 'sub' }, from, from + 0.997_269_57);
    assert.ok(Math.abs(day.length - 249) <= 1, `${day.length}`);
    const fine = lagnaChanges(ephemeris, place, { frame, level: 'sub_sub' }, from, from + 0.2);
    agreesWithSteps(fine, lagnaDeg, 'sub_sub', 0.2, 0.000_05);
  });

  it('two halves of a range have the changes of the whole, within a hundredth of a second', () => {
    const at = (a: number, b: number): readonly number[] =>
      lagnaChanges(ephemeris, place, { frame, level: 'sub' }, from + a, from + b).map(({ jdUt }) => jdUt);
    const whole = at(0, 1);
    const halves = [...at(0, 0.37), ...at(0.37, 1)];
    assert.equal(halves.length, whole.length);
    whole.forEach((jdUt, index) => assert.ok(Math.abs(jdUt - halves[index]!) < 0.01 / 86_400));
  });

  it('say which is the widest to change', () => {
    const changes = moving('moon', 'sub', 28);
    const count = (level: KpLevel): number => changes.filter((change) => change.level === level).length;
    assert.ok(count('sign') >= 12 && count('sign') <= 13);
    assert.ok(count('star') >= 23 && count('star') <= 25, `${count('star')}`);
  });
});
