import { byPlanet } from '../zodiac.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { muddaDasha } from './year-dashas.ts';
import { type SahamReading, sahams } from './sahams.ts';
import { tajikaAspect } from './tajika-bala.ts';
import { yearLord, type OfficeBearer } from './year-lord.ts';

test('the mudda dasha starts with the lord given by the remainder of nine and fills the year', () => {
  const krittika = muddaDasha(3, 0, 0, 360);
  assert.equal(
    krittika.map(({ lord, endJdUt, startJdUt }) => [lord, Math.round(endJdUt - startJdUt)]).join(' '),
    'sun,18 moon,30 mars,21 rahu,54 jupiter,48 saturn,57 mercury,51 ketu,21 venus,60',
  );
  assert.equal(muddaDasha(25, 34, 0, 1)[0]?.lord, 'mars');
  assert.equal(muddaDasha(1, 1, 0, 1)[0]?.lord, 'venus');
});

test('with the balance of the Moon at birth the first lord has the remaining part, and the rest comes at the end of the year (Charak)', () => {
  const krittika = muddaDasha(3, 0, 0, 360, 0.25);
  assert.equal(
    krittika.map(({ lord, endJdUt, startJdUt }) => [lord, Math.round((endJdUt - startJdUt) * 10) / 10]).join(' '),
    'sun,13.5 moon,30 mars,21 rahu,54 jupiter,48 saturn,57 mercury,51 ketu,21 venus,60 sun,4.5',
  );
  for (const fraction of [0.001, 0.39470732, 0.999]) {
    const periods = muddaDasha(25, 34, 2451545, 2451910.256, fraction);
    for (const { children, startJdUt, endJdUt } of [
      { children: periods, startJdUt: 2451545, endJdUt: 2451910.256 },
      ...periods,
    ]) {
      assert.deepEqual([children[0]?.startJdUt, children.at(-1)?.endJdUt], [startJdUt, endJdUt]);
      children.slice(1).forEach((child, index) => assert.equal(child.startJdUt, children[index]?.endJdUt));
      assert.ok(children.every((child) => child.endJdUt > child.startJdUt));
    }
    assert.equal(periods[0]?.children.at(-1)?.lord, 'moon');
    assert.equal(periods.at(-1)?.children[0]?.lord, 'mars');
  }
});

/**
 * A night chart. The values below are first − second + lagna, plus 30° when the lagna does not lie between second and
 * first.
 */
const AT = { sun: 100, moon: 40, mars: 10, mercury: 90, jupiter: 200, venus: 130, saturn: 300 } as const;
const computeSahams = (isDaytime: boolean, reading: SahamReading): Record<string, number> =>
  Object.fromEntries(
    sahams({ byId: byPlanet((id) => ({ longitudeDeg: AT[id] })) }, 250, isDaytime, reading).map(
      ({ id, longitudeDeg }) => [id, longitudeDeg],
    ),
  );

test('by night vivaha and putra are reversed by Narasimha Rao and not by Neelakantha; asha is computed from Mars or from Venus', () => {
  const [neelakantha, rao] = (['neelakantha', 'narasimha_rao'] as const).map((school) =>
    computeSahams(false, { school, reversed: null }),
  );
  assert.deepEqual([neelakantha?.['vivaha'], neelakantha?.['putra'], neelakantha?.['asha']], [110, 80, 110]);
  assert.deepEqual([rao?.['vivaha'], rao?.['putra'], rao?.['asha']], [60, 90, 350]);
  for (const id of ['punya', 'vidya', 'yashas', 'karma', 'pitri', 'matri', 'bhratri', 'roga'])
    assert.equal(rao?.[id], neelakantha?.[id], id);
  assert.equal(computeSahams(true, { school: 'narasimha_rao', reversed: null })['vivaha'], 110);
});

test('a custom list sets which sahams are reversed by night; an empty list reverses none', () => {
  const [day, none, vivaha] = [
    computeSahams(true, { school: 'neelakantha', reversed: null }),
    computeSahams(false, { school: 'neelakantha', reversed: [] }),
    computeSahams(false, { school: 'neelakantha', reversed: ['vivaha'] }),
  ];
  const { karyasiddhi } = computeSahams(false, { school: 'neelakantha', reversed: null });
  assert.notEqual(karyasiddhi, day!['karyasiddhi'], 'it has a formula of its own by night');
  assert.deepEqual(none, { ...day, karyasiddhi });
  assert.deepEqual(vivaha, { ...day, karyasiddhi, vivaha: 60 });
});

test('artha, samartha and vanik of a night chart are those that Narasimha Rao prints (example 121)', () => {
  const at = {
    sun: 0,
    moon: 345 + 14 / 60,
    mars: 354 + 58 / 60,
    mercury: 311 + 28 / 60,
    jupiter: 0,
    venus: 0,
    saturn: 19 + 10 / 60,
  };
  const found = sahams({ byId: byPlanet((id) => ({ longitudeDeg: at[id] })) }, 280 + 50 / 60, false, {
    school: 'narasimha_rao',
    reversed: null,
  });
  for (const [id, degrees] of [
    ['artha', 212.5],
    ['samartha', 335 + 2 / 60],
    ['vanik', 247 + 4 / 60],
  ] as const)
    assert.ok(Math.abs(found.find((saham) => saham.id === id)!.longitudeDeg - degrees) < 1e-9, id);
});

test('samartha is from Jupiter where Mars owns the lagna; houses have the degree of the lagna', () => {
  const at = { sun: 0, moon: 0, mars: 40, mercury: 0, jupiter: 100, venus: 0, saturn: 0 };
  const found = sahams({ byId: byPlanet((id) => ({ longitudeDeg: at[id] })) }, 5, true, {
    school: 'neelakantha',
    reversed: null,
  });
  const { first, second, longitudeDeg } = found.find(({ id }) => id === 'samartha')!;
  assert.deepEqual([first, second, longitudeDeg], ['jupiter', 'mars', 95]);
  assert.equal(found.find(({ id }) => id === 'mrityu')!.longitudeDeg, 220, '215 − 0 + 5, the lagna between');
});

test('mudda periods and their sub-periods fill the year exactly', () => {
  for (let star = 1; star <= 27; star++) {
    const periods = muddaDasha(star, star * 3, 2451545, 2451910.256);
    for (const { children, startJdUt, endJdUt, lord } of [
      { children: periods, startJdUt: 2451545, endJdUt: 2451910.256, lord: periods[0]!.lord },
      ...periods,
    ]) {
      assert.deepEqual(
        [children[0]?.startJdUt, children.at(-1)?.endJdUt, children[0]?.lord],
        [startJdUt, endJdUt, lord],
      );
      children.slice(1).forEach((child, index) => assert.equal(child.startJdUt, children[index]?.endJdUt));
    }
  }
});

test('Tajika aspects fall on 1, 3, 4, 5, 7, 9, 10 and 11 only', () => {
  assert.deepEqual(
    Array.from({ length: 12 }, (_, sign) => tajikaAspect(0, sign)),
    [60, 0, 40, 15, 45, 0, 60, 0, 45, 15, 10, 0],
  );
});

const bearer = (planet: OfficeBearer['planet'], vishva: number, lagnaAspect: number): OfficeBearer => ({
  office: 'muntha_lord',
  planet,
  lagnaAspect,
  bala: { kshetra: 0, uccha: 0, hadda: 0, drekkana: 0, navamsa: 0, vishva },
});

test('the year lord is the strongest that aspects the lagna; if none does, the strongest; ties go to the stronger aspect', () => {
  assert.deepEqual(yearLord([bearer('sun', 15, 0), bearer('mars', 9, 15), bearer('venus', 7, 60)]), {
    planet: 'mars',
    reason: 'strongest_aspecting_lagna',
  });
  assert.deepEqual(yearLord([bearer('sun', 8, 0), bearer('mars', 9, 0)]), {
    planet: 'mars',
    reason: 'none_aspects_lagna_strongest',
  });
  assert.equal(yearLord([bearer('sun', 9, 10), bearer('mars', 9, 45)]).planet, 'mars');
});
