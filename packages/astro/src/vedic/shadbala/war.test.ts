import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byPlanet, type SevenGraha } from '../zodiac.ts';
import { warVirupas, type BeforeWar } from './shadbala.ts';

type War = Parameters<typeof warVirupas>[0];
const NONE = { nathonnatha: 0, paksha: 0, tribhaga: 0, abda: 0, masa: 0, vara: 0, hora: 0 };

/** Two planets at war: longitude, and the sums of sthana and dig bala, kala bala up to hora, and the ayana bala. */
function war(
  winner: SevenGraha,
  loser: SevenGraha,
  of: Readonly<Partial<Record<SevenGraha, readonly [longitudeDeg: number, toHora: number, ayana: number]>>>,
): readonly [War, Record<SevenGraha, BeforeWar>] {
  const at = (id: SevenGraha): readonly [number, number, number] => of[id] ?? [0, 0, 0];
  const chart = {
    wars: [{ winner, loser, separationDeg: 0 }],
    byId: byPlanet((id) => ({ longitudeDeg: at(id)[0] })),
  } as unknown as War;
  const sthana = { uccha: 0, saptavargaja: 0, ojayugma: 0, kendradi: 0, drekkana: 0 };
  return [
    chart,
    byPlanet((id) => {
      const [, toHora, ayana] = at(id);
      return { sthana: { ...sthana, total: toHora }, dig: 0, kala: { ...NONE, ayana }, kalaSum: ayana };
    }),
  ];
}

test("Raman's war: the difference to hora bala over that of the discs, to the planet of the lesser longitude (Graha and Bhava Balas, art. 74–77)", () => {
  // V. P. Jain's chart of 1981-09-13: Jupiter at 170.460°, Mercury at 170.516°, discs 190.4 and 6.6. His kala balas of
  // the two, 144.22 and 210.68, include the war's ±0.67.
  const [chart, before] = war('jupiter', 'mercury', {
    mercury: [170.516, 429.51, 38.73],
    jupiter: [170.46, 305.4, 24.21],
  });
  const { mercury, jupiter, venus } = warVirupas(chart, 'raman', before);
  assert.deepEqual([jupiter.toFixed(3), mercury.toFixed(3), venus], ['0.675', '-0.675', 0]);
});

test('the lesser longitude is the one behind, also across Aries, whichever planet is more northern', () => {
  const [chart, before] = war('venus', 'mars', { mars: [359.8, 100, 0], venus: [0.3, 172, 0] });
  assert.deepEqual(
    [warVirupas(chart, 'raman', before).mars, warVirupas(chart, 'raman', before).venus].map((virupas) =>
      virupas.toFixed(6),
    ),
    ['10.000000', '-10.000000'],
  );
});

test("Parashara's war: the more northern takes the whole difference, ayana bala included (BPHS 27.20)", () => {
  const [chart, before] = war('jupiter', 'mercury', {
    mercury: [170.516, 429.51, 38.73],
    jupiter: [170.46, 305.4, 24.21],
  });
  assert.deepEqual(
    [warVirupas(chart, 'bphs', before).jupiter.toFixed(2), warVirupas(chart, 'bphs', before).mercury.toFixed(2)],
    ['138.63', '-138.63'],
  );
});
