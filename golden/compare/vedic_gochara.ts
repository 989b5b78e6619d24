import { contributorSigns, prastara } from '@theia-astro/astro/vedic/ashtakavarga/ashtakavarga';
import type { AvContributor } from '@theia-astro/astro/vedic/ashtakavarga/bindu-tables';
import { computeVedicChart } from '@theia-astro/astro/vedic/chart-compute';
import { DEFAULT_VEDIC_SETTINGS } from '@theia-astro/astro/vedic/chart';
import { type HouseStay, houseStays, kakshyaAt, KAKSHYAS } from '@theia-astro/astro/vedic/gochara/gochara';
import { spansOf, type Span } from '@theia-astro/astro/vedic/gochara/spans';
import { grahaMotions } from '@theia-astro/astro/vedic/chart-grahas';
import { GRAHAS, modulo, type GrahaId, type SevenGraha } from '@theia-astro/astro/vedic/zodiac';
import { SIGNS, type Sign } from '@theia-astro/astro/zodiac/signs';
import { type Comparison, type Engines, quantitiesOf } from '../comparison.ts';
import { LAHIRI } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

type Now = readonly [
  sign: Sign,
  house: number,
  effect: string,
  by: readonly GrahaId[],
  kakshya: AvContributor,
  count: number,
  murti: string,
  entered: number,
];
interface Rows {
  readonly snapshot: {
    readonly jd_ut: number;
    readonly moon_sign: Sign;
    readonly moon_nakshatra: number;
    readonly first_sign: Sign;
    readonly now: Readonly<Record<GrahaId, Now>>;
  };
  readonly entries: {
    readonly graha: GrahaId;
    readonly parts: number;
    readonly from_jd_ut: number;
    readonly to_jd_ut: number;
    readonly rows: readonly (readonly [jd: number, index: number, way: string])[];
  };
  readonly printed_dates: { readonly graha: GrahaId; readonly rows: readonly (readonly [day: string, sign: Sign])[] };
  readonly murti: {
    readonly graha: GrahaId;
    readonly entered: string;
    readonly sign: Sign;
    readonly left?: string;
    readonly murtis: Readonly<Record<Sign, string>>;
  };
  readonly taras: {
    readonly at: string;
    readonly janma_nakshatra: number;
    readonly counts: Readonly<Record<GrahaId, number>>;
  };
  readonly vedha: {
    readonly at: string;
    readonly moon_sign: Sign;
    readonly graha: GrahaId;
    readonly bhava: number;
    readonly effect: string;
    readonly least: number;
  };
  readonly kakshyas: {
    readonly birth: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly at: string;
    readonly lords: Readonly<Record<SevenGraha, AvContributor>>;
    readonly bindus: readonly SevenGraha[];
    readonly sun_in_libra: readonly AvContributor[];
  };
}
const quantity = quantitiesOf<Rows>('vedic_gochara', { withIds: true });

const SECONDS = 86_400;
const MOMENT_DAYS = 1e-8;
const INDIA_DAYS = 5.5 / 24;

/** Zero where both are the same. */
const mismatch = (found: unknown, expected: unknown): number =>
  JSON.stringify(found) === JSON.stringify(expected) ? 0 : Number.NaN;
const holds =
  (jd: number) =>
  ({ startJdUt, endJdUt }: Pick<Span, 'startJdUt' | 'endJdUt'>): boolean =>
    startJdUt! <= jd && jd < endJdUt!;

export const comparisons: readonly Comparison[] = [
  quantity('houses, effects, vedhas, kakshyas, nakshatras, murtis', '', 0, 'snapshot', (row, tally, engines) => {
    for (const graha of GRAHAS) {
      const [sign, house, effect, by, kakshya, count, murti] = row.now[graha];
      const stay = stayAt(engines, graha, row.jd_ut, row.moon_sign, row.first_sign);
      const [eighth, star] = ([KAKSHYAS, 27] as const).map((parts) => partAt(engines, graha, parts, row.jd_ut));
      const found = [
        SIGNS[stay.index],
        stay.house,
        stay.good ? 'good' : 'bad',
        (stay.vedha ?? []).filter(holds(row.jd_ut)).map((vedha) => vedha.by),
        kakshyaAt(eighth!).lord,
        modulo(star! - row.moon_nakshatra + 1, 27) + 1,
        stay.murti,
      ];
      found[3] = GRAHAS.filter((id) => (found[3] as readonly GrahaId[]).includes(id));
      tally.add(graha, mismatch(found, [sign, house, effect, by, kakshya, count, murti]));
    }
  }),
  quantity('when stays begin', 's', 1, 'snapshot', (row, tally, engines) => {
    for (const graha of GRAHAS) {
      const stay = stayAt(engines, graha, row.jd_ut, row.moon_sign, row.first_sign);
      tally.add(graha, (stay.startJdUt! - row.now[graha][7]) * SECONDS);
    }
  }),
  quantity('entries into signs, nakshatras and kakshyas', 's', 1, 'entries', (row, tally, engines) => {
    const spans = spansOf(row.graha, row.parts, {
      motions: grahaMotions(engines.ephemeris, LAHIRI, 'mean'),
      fromJdUt: row.from_jd_ut,
      untilJdUt: row.to_jd_ut,
    }).filter(({ startJdUt }) => startJdUt! > row.from_jd_ut);
    tally.add('how many', mismatch(spans.length, row.rows.length));
    for (const [index, [jd, part, way]] of row.rows.entries()) {
      const span = spans[index]!;
      tally.add(`${index}`, mismatch([span.index, span.direct], [part, way === 'direct']));
      tally.add(`${index}`, (span.startJdUt! - jd) * SECONDS);
    }
  }),
  quantity('printed dates', 'days from noon in India', 1, 'printed_dates', (row, tally, engines) => {
    for (const [day, sign] of row.rows) {
      const noon = jdOfUt1(`${day}T12:00:00Z`) - INDIA_DAYS;
      const entered = spansOf(row.graha, 12, {
        motions: grahaMotions(engines.ephemeris, LAHIRI, 'mean'),
        fromJdUt: noon - 3,
        untilJdUt: noon + 3,
      }).at(-1)!;
      tally.add(day, mismatch(SIGNS[entered.index], sign));
      tally.add(day, entered.startJdUt! - noon);
    }
  }),
  quantity('worked examples: murtis', '', 0, 'murti', (row, tally, engines) => {
    for (const [moonSign, murti] of Object.entries(row.murtis) as [Sign, string][]) {
      const stay = stayAt(engines, row.graha, jdOfUt1(row.entered) + 1, moonSign, moonSign);
      tally.add(moonSign, mismatch([SIGNS[stay.index], stay.murti], [row.sign, murti]));
    }
  }),
  quantity('worked examples: when Mercury entered', 'minutes', 10, 'murti', (row, tally, engines) => {
    if (row.left === undefined) return;
    const stay = stayAt(engines, row.graha, jdOfUt1(row.entered) + 1, 'aries', 'aries');
    tally.add('entered', (stay.startJdUt! - jdOfUt1(row.entered)) * 1_440);
    tally.add(
      'left',
      mismatch(Math.floor(stay.endJdUt! + INDIA_DAYS + 0.5), Math.floor(jdOfUt1(`${row.left}T00:00Z`) + 0.5)),
    );
  }),
  quantity('worked examples: taras', '', 0, 'taras', (row, tally, engines) => {
    for (const [graha, count] of Object.entries(row.counts) as [GrahaId, number][]) {
      const star = partAt(engines, graha, 27, jdOfUt1(row.at));
      tally.add(graha, mismatch(modulo(star - row.janma_nakshatra + 1, 27) + 1, count));
    }
  }),
  quantity('worked examples: vedha', '', 0, 'vedha', (row, tally, engines) => {
    const stay = stayAt(engines, row.graha, jdOfUt1(row.at), row.moon_sign, row.moon_sign);
    tally.add('house', mismatch([stay.house, stay.good ? 'good' : 'bad'], [row.bhava, row.effect]));
    tally.add('obstructed', (stay.vedha ?? []).filter(holds(jdOfUt1(row.at))).length >= row.least ? 0 : Number.NaN);
  }),
  quantity('worked examples: kakshyas and their bindus', '', 0, 'kakshyas', (row, tally, engines) => {
    const chart = computeVedicChart(
      engines.ephemeris,
      {
        jdUt: jdOfUt1(row.birth),
        unknownTime: false,
        place: { geoLatitudeDeg: row.latitude, geoLongitudeDeg: row.longitude, elevationM: 0 },
        utcOffsetSeconds: 19_800,
      },
      DEFAULT_VEDIC_SETTINGS,
    );
    const bindus = prastara(contributorSigns(chart)!, 'parashara');
    const gives = Object.entries(bindus.sun).filter(([, signs]) => signs[SIGNS.indexOf('libra')] === 1);
    tally.add('Sun in Libra', mismatch(gives.map(([by]) => by).toSorted(), row.sun_in_libra.toSorted()));
    const ids = Object.keys(row.lords) as SevenGraha[];
    const kakshyas = new Map(ids.map((id) => [id, kakshyaAt(partAt(engines, id, KAKSHYAS, jdOfUt1(row.at)))]));
    for (const id of ids) tally.add(id, mismatch(kakshyas.get(id)!.lord, row.lords[id]));
    const withBindu = ids.filter((id) => {
      const { lord, signIndex } = kakshyas.get(id)!;
      return bindus[id][lord][signIndex] === 1;
    });
    tally.add('with a bindu', mismatch(withBindu.toSorted(), row.bindus.toSorted()));
  }),
];

function stayAt({ ephemeris }: Engines, graha: GrahaId, jd: number, moonSign: Sign, firstSign: Sign): HouseStay {
  const stays = houseStays([graha], {
    motions: grahaMotions(ephemeris, LAHIRI, 'mean'),
    fromJdUt: jd,
    untilJdUt: jd + MOMENT_DAYS,
    moonSignIndex: SIGNS.indexOf(moonSign),
    firstSignIndex: SIGNS.indexOf(firstSign),
    table: 'narasimha_rao',
  });
  return stays.get(graha)!.find(holds(jd))!;
}

function partAt({ ephemeris }: Engines, graha: GrahaId, parts: number, jd: number): number {
  const question = {
    motions: grahaMotions(ephemeris, LAHIRI, 'mean'),
    fromJdUt: jd,
    untilJdUt: jd + MOMENT_DAYS,
  } as const;
  return spansOf(graha, parts, question).find(holds(jd))!.index;
}
