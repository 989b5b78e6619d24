import { ashtakoota, type Ashtakoota } from '@theia-astro/astro/vedic/matching/ashtakoota';
import { moonPlaceAt } from '@theia-astro/astro/vedic/matching/moon-place';
import { type Comparison, eachRow } from '../comparison.ts';

interface Moon {
  nakshatra_no: number;
  pada: number;
}
interface Koota {
  max: number;
  expected: number | null;
  accept?: number[];
}
interface Row {
  id: string;
  boy: Moon;
  girl: Moon;
  kootas: Readonly<Record<string, Koota>>;
  total_range: [number, number];
}

/** The middle of the quarter, because the tables give nothing finer. */
function moonPlace({ nakshatra_no, pada }: Moon): ReturnType<typeof moonPlaceAt> {
  return moonPlaceAt(((4 * (nakshatra_no - 1) + pada - 0.5) * 360) / 108);
}

const matched = ({ boy, girl }: Row): Ashtakoota =>
  ashtakoota({ groom: moonPlace(boy), bride: moonPlace(girl) }, false);

export const comparisons: readonly Comparison[] = [
  {
    table: 'vedic_ashtakoota',
    quantity: 'points of each koota on which the schools agree',
    unit: 'points',
    tolerance: 0,
    compare: eachRow<Row>('vedic_ashtakoota', (row, tally) => {
      for (const { koota, score } of matched(row).kootas) {
        const { expected, accept } = row.kootas[koota] ?? { expected: Number.NaN };
        const errors = [expected, ...(accept ?? [])]
          .filter((value) => value !== null)
          .map((value) => Math.abs(score - value));
        if (errors.length > 0) tally.add(`${row.id} ${koota}`, Math.min(...errors));
      }
    }),
  },
  {
    table: 'vedic_ashtakoota',
    quantity: 'total beyond the range of the schools',
    unit: 'points',
    tolerance: 0,
    compare: eachRow<Row>('vedic_ashtakoota', (row, tally) => {
      const { total } = matched(row);
      const [least, most] = row.total_range;
      tally.add(row.id, Math.max(0, least - total, total - most));
    }),
  },
];
