import { bhinnaOfPlanets, type ContributorSigns, sumSarva } from '@theia-astro/astro/vedic/ashtakavarga/ashtakavarga';
import type { BinduTableId } from '@theia-astro/astro/vedic/ashtakavarga/bindu-tables';
import { SEVEN_GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';
import { type Comparison, type TallyKeeper, eachRow } from '../comparison.ts';

type Figures = Readonly<Record<string, readonly number[]>>;
interface Row {
  id: string;
  signs: Readonly<Record<string, string>>;
  bav_by_sign_aries_first: Figures;
  sav_by_sign_aries_first: readonly number[];
  raman_variant: Readonly<{ Moon: readonly number[]; Venus: readonly number[]; sav: readonly number[] }>;
}

/**
 * The main values are Parashara's in the version of Narasimha Rao and Jagannatha Hora: the default, and the same in
 * Narasimha Rao's own school.
 */
export const comparisons: readonly Comparison[] = [
  ...(['parashara', 'narasimha_rao'] as const).map((table) =>
    compared(`bindus, ${table}`, table, (row) => ({
      ...row.bav_by_sign_aries_first,
      sarva: row.sav_by_sign_aries_first,
    })),
  ),
  compared(
    'bindus, Varahamihira',
    'varahamihira',
    ({ raman_variant: { sav, ...planets }, bav_by_sign_aries_first: main }) => ({ ...main, ...planets, sarva: sav }),
  ),
];

function compared(quantity: string, table: BinduTableId, figuresOf: (row: Row) => Figures): Comparison {
  return {
    table: 'vedic_ashtakavarga',
    quantity,
    unit: 'bindus',
    tolerance: 0,
    compare: eachRow<Row>('vedic_ashtakavarga', (row, tally) => {
      compareRow(tally, row.id, contributorSigns(row.signs), table, figuresOf(row));
    }),
  };
}

function compareRow(
  tally: TallyKeeper,
  id: string,
  signs: ContributorSigns,
  table: BinduTableId,
  figures: Figures,
): void {
  const bhinna = bhinnaOfPlanets(signs, table);
  const ours: Figures = { ...bhinna, sarva: sumSarva(bhinna) };
  for (const [name, expected] of Object.entries(figures)) {
    const found = ours[name.toLowerCase()] ?? [];
    expected.forEach((bindus, sign) => tally.add(`${id} ${name} ${SIGNS[sign]}`, (found[sign] ?? Number.NaN) - bindus));
  }
}

function contributorSigns(signs: Readonly<Record<string, string>>): ContributorSigns {
  const signIndexIn = (name: string): number => SIGNS.findIndex((sign) => sign === (signs[name] ?? '').toLowerCase());
  const [sun, moon, mars, mercury, jupiter, venus, saturn] = SEVEN_GRAHAS.map((planet) =>
    signIndexIn(planet.charAt(0).toUpperCase() + planet.slice(1)),
  );
  return {
    sun: sun!,
    moon: moon!,
    mars: mars!,
    mercury: mercury!,
    jupiter: jupiter!,
    venus: venus!,
    saturn: saturn!,
    lagna: signIndexIn('Lagna'),
  };
}
