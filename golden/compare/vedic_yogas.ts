import { computeVedicChart } from '@theia/astro/vedic/chart-compute';
import { DEFAULT_VEDIC_SETTINGS } from '@theia/astro/vedic/chart-settings';
import type { VedicChart } from '@theia/astro/vedic/chart';
import { evaluateSky, evaluateYogas } from '@theia/astro/vedic/yogas/evaluate';
import type { YogaSky } from '@theia/astro/vedic/yogas/context';
import type { YogaReport } from '@theia/astro/vedic/yogas/yoga';
import { keepTally, readTable, type Comparison, type Engines } from '../comparison.ts';
import { jdOfUt1 } from '../instants.ts';
import { skyOfSigns, type SignChart } from '../sign-chart.ts';

type Grahas = YogaSky['byId'];
interface TestRow extends SignChart {
  id: string;
  yoga: string;
  expected_present: boolean;
  own_plain_definition?: boolean;
  convention_sensitive?: boolean | 'unchecked';
}
interface BirthRow {
  id: string;
  utc: string;
  lat: number;
  lon: number;
  yogas: Readonly<Record<string, boolean>>;
}

/** The table's spelling, where it is not ours. Dhur, sareera soukhya and bandhubhisthyaktha are not in the contract's list. */
const IDS: Readonly<Record<string, string>> = {
  ubhayachara: 'ubhayachari',
  sunaphaa: 'sunapha',
  anaphaa: 'anapha',
  duradhara: 'durudhara',
  nipuna: 'budha_aditya',
  gaja_kesari: 'gajakesari',
  maalavya: 'malavya',
  maalaa: 'mala',
  gadaa: 'gada',
  vihanga: 'vihaga',
  sringaataka: 'shringataka',
  vaapi: 'vapi',
  yoopa: 'yupa',
  sara: 'shara',
  sakti: 'shakti',
  naukaa: 'nauka',
  koota: 'kuta',
  chaapa: 'chapa',
  ardha_chandra: 'ardhachandra',
  veenaa: 'vallaki',
  daama: 'dama',
  paasa: 'pasha',
  kedaara: 'kedara',
  soola: 'shula',
};
/** Both sides of a luminary held: by the plain definition the one-sided yogas hold then too. */
const BESIDE: Readonly<Record<string, string>> = {
  vesi: 'ubhayachari',
  vosi: 'ubhayachari',
  sunapha: 'durudhara',
  anapha: 'durudhara',
};
const NUMBERS = ['vallaki', 'dama', 'pasha', 'kedara', 'shula', 'yuga', 'gola'];
/** Figures of the seven planets' houses: the only rows resting on PyJHora's word alone whose rule is the contract's too. */
const FIGURES = [
  'gada',
  'sakata',
  'vihaga',
  'shringataka',
  'hala',
  'kamala',
  'vapi',
  'yupa',
  'shara',
  'shakti',
  'danda',
  'nauka',
  'kuta',
  'chatra',
  'chapa',
  'ardhachandra',
  'chakra',
  'samudra',
];

export const comparisons: readonly Comparison[] = [
  {
    table: 'vedic_yogas',
    quantity: 'charts by signs, where the rule is the same',
    unit: 'wrong answers',
    tolerance: 0,
    compare: () => {
      const tally = keepTally();
      for (const row of readTable<TestRow | BirthRow>('vedic_yogas')) {
        if (!('yoga' in row)) continue;
        const [expected, sky] = [expectedOf(row), skyOfSigns(row)];
        const found = expected === null || sky === null ? null : plainAnswer(row.yoga, evaluateSky(sky), sky.byId);
        if (found !== null) tally.add(row.id, found === expected ? 0 : 1);
      }
      return tally.result();
    },
  },
  {
    table: 'vedic_yogas',
    quantity: 'births, where the rule is the same',
    unit: 'wrong answers',
    tolerance: 0,
    compare: (engines) => {
      const tally = keepTally();
      for (const row of readTable<TestRow | BirthRow>('vedic_yogas')) {
        if ('yoga' in row) continue;
        const chart = chartOf(engines, row);
        const reports = evaluateYogas(chart, { gender: null, nodeAspects: 'none', strictGajakesari: false });
        for (const [yoga, expected] of Object.entries(row.yogas)) {
          const found = plainAnswer(yoga, reports, chart.byId);
          if (found !== null) tally.add(`${row.id} ${yoga}`, found === expected ? 0 : 1);
        }
      }
      return tally.result();
    },
  },
];

function idOf(yoga: string): string {
  const name = yoga.replace(/_yoga$/, '');
  return IDS[name] ?? name;
}

function expectedOf(row: TestRow): boolean | null {
  if (row.own_plain_definition !== undefined) return row.own_plain_definition;
  return FIGURES.includes(idOf(row.yoga)) ? row.expected_present : null;
}

function chartOf({ ephemeris }: Engines, { utc, lat, lon }: BirthRow): VedicChart {
  const place = { geoLatitudeDeg: lat, geoLongitudeDeg: lon, elevationM: 0 };
  return computeVedicChart(
    ephemeris,
    { jdUt: jdOfUt1(utc), unknownTime: false, place, utcOffsetSeconds: 240 * lon },
    DEFAULT_VEDIC_SETTINGS,
  );
}

/**
 * The answer by the table's plain definition, from our reports; null where the contract's rule asks more or less than the plain one.
 * The contract's yogas beside the luminaries exclude each other; budha aditya and gajakesari ask for visibility, chandra mangala takes the
 * opposition too; the figures of number stand back behind the others.
 */
function plainAnswer(yoga: string, reports: readonly YogaReport[], grahas: Grahas): boolean | null {
  const id = idOf(yoga);
  const present = (one: string): boolean => reports.find(({ row }) => row.id === one)?.present === true;
  const both = BESIDE[id];
  if (both !== undefined) return present(id) || present(both);
  if (id === 'budha_aditya' && grahas.mercury.combust) return null;
  if (id === 'gajakesari' && (grahas.jupiter.combust || grahas.jupiter.dignity === 'debilitated')) return null;
  if (id === 'chandra_mangala' && (grahas.moon.signIndex + 6) % 12 === grahas.mars.signIndex) return null;
  const figure = reports.some(
    ({ row, present: holds }) => row.category === 'nabhasa' && !NUMBERS.includes(row.id) && holds === true,
  );
  return NUMBERS.includes(id) && figure ? null : present(id);
}
