import { readFileSync } from 'node:fs';
import { DEFAULT_AGREEMENT_READINGS } from '@theia-astro/astro/vedic/matching/agreements';
import { moonPlaceAt } from '@theia-astro/astro/vedic/matching/moon-place';
import {
  poruthams,
  type PoruthamExcuse,
  type PoruthamId,
  type Poruthams,
} from '@theia-astro/astro/vedic/matching/porutham';
import { type Comparison, eachRow, tallied } from '../comparison.ts';

type Place = readonly [nakshatra: number, pada: number];
interface Row {
  id: string;
  groom: Place;
  rows: readonly string[];
  excuses: readonly string[];
}
interface Printed extends Partial<Readonly<Record<PoruthamId, boolean>>> {
  id: string;
  groom: Place;
  bride: Place;
}
interface Extra {
  places: readonly Place[];
  printed: readonly Printed[];
}

const TABLE = 'vedic_porutham';
const extra: Extra = JSON.parse(readFileSync(new URL(`../tables/${TABLE}.json`, import.meta.url), 'utf8'));

const TAMIL = { ...DEFAULT_AGREEMENT_READINGS, rajju: 'ascending_descending', vedha: 'pair' } as const;
const LETTER = { good: 'g', middling: 'm', bad: 'b' } as const;
const EXCUSE: Readonly<Record<PoruthamExcuse, string>> = {
  bride_beyond_14th: 'G',
  rasi_and_lords_agree: 'S',
  lords_rasi_dina_mahendra_agree: 'R',
  opposite_ways: '',
};

/** The middle of the quarter, because the table gives nothing finer. */
const place = ([nakshatra, pada]: Place): ReturnType<typeof moonPlaceAt> =>
  moonPlaceAt(((4 * (nakshatra - 1) + pada - 0.5) * 360) / 108);

const matched = (groom: Place, bride: Place, readings = DEFAULT_AGREEMENT_READINGS): Poruthams =>
  poruthams({ groom: place(groom), bride: place(bride) }, readings);

export const comparisons: readonly Comparison[] = [
  {
    table: TABLE,
    quantity: 'the ten agreements of every pair, in both readings',
    unit: 'differences',
    tolerance: 0,
    compare: eachRow<Row>(TABLE, ({ id, groom, rows }, tally) => {
      for (const [index, expected] of rows.entries()) {
        const bride = extra.places[index]!;
        const found = [
          ...matched(groom, bride).list,
          ...matched(groom, bride, TAMIL).list.filter((each) => each.id === 'rajju' || each.id === 'vedha'),
        ].map(({ result }) => LETTER[result]);
        const wrong = found.filter((letter, at) =>
          expected[at] === '+' ? letter === 'b' : letter !== expected[at],
        ).length;
        tally.add(`${id}, bride ${bride.join('.')}`, wrong);
      }
    }),
  },
  {
    table: TABLE,
    quantity: 'what excuses them',
    unit: 'differences',
    tolerance: 0,
    compare: eachRow<Row>(TABLE, ({ id, groom, excuses }, tally) => {
      for (const [index, expected] of excuses.entries()) {
        const bride = extra.places[index]!;
        const found = matched(groom, bride)
          .list.flatMap(({ excusedBy }) => excusedBy.map((excuse) => EXCUSE[excuse]))
          .join('');
        tally.add(`${id}, bride ${bride.join('.')}`, found === expected ? 0 : 1);
      }
    }),
  },
  {
    table: TABLE,
    quantity: 'recorded by others',
    unit: 'differences',
    tolerance: 0,
    compare: tallied((tally) => {
      for (const { id, groom, bride, ...expected } of extra.printed) {
        for (const found of matched(groom, bride).list) {
          const good = expected[found.id];
          if (good !== undefined) tally.add(`${id} ${found.id}`, (found.result === 'good') === good ? 0 : 1);
        }
      }
    }),
  },
];
