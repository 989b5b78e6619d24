import { computeVedicChart } from '@theia-astro/astro/vedic/chart-compute';
import { DEFAULT_VEDIC_SETTINGS, type VedicChart } from '@theia-astro/astro/vedic/chart';
import { evaluateSky, evaluateYogas } from '@theia-astro/astro/vedic/yogas/evaluate';
import type { YogaSky } from '@theia-astro/astro/vedic/yogas/context';
import type { YogaReport } from '@theia-astro/astro/vedic/yogas/yoga';
import { type Comparison, type Engines, eachRow } from '../comparison.ts';
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

/** The table's spelling where it differs from ours. */
const IDS: Readonly<Record<string, string>> = {
  ubhayachara: 'ubhayachari',
  sareera_soukhya: 'sarira_saukhya',
  bandhubhisthyaktha: 'bandhu_tyakta',
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
/** Both sides of a luminary are occupied; by the plain definition the one-sided yogas then apply too. */
const BESIDE: Readonly<Record<string, string>> = {
  vesi: 'ubhayachari',
  vosi: 'ubhayachari',
  sunapha: 'durudhara',
  anapha: 'durudhara',
};
const NUMBERS = ['vallaki', 'dama', 'pasha', 'kedara', 'shula', 'yuga', 'gola'];
/**
 * Figures of the seven planets' houses and three of Raman's: the only rows based on PyJHora alone whose rule is also ours.
 */
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
  'dhur',
  'sarira_saukhya',
  'bandhu_tyakta',
];

export const comparisons: readonly Comparison[] = [
  {
    table: 'vedic_yogas',
    quantity: 'charts by signs, where the rule is the same',
    unit: 'wrong answers',
    tolerance: 0,
    compare: eachRow<TestRow | BirthRow>('vedic_yogas', (row, tally) => {
      if (!('yoga' in row)) return;
      const [expected, sky] = [expectedResult(row), skyOfSigns(row)];
      const found = expected === null || sky === null ? null : plainAnswer(row.yoga, evaluateSky(sky), sky.byId);
      if (found !== null) tally.add(row.id, found === expected ? 0 : 1);
    }),
  },
  {
    table: 'vedic_yogas',
    quantity: 'births, where the rule is the same',
    unit: 'wrong answers',
    tolerance: 0,
    compare: eachRow<TestRow | BirthRow>('vedic_yogas', (row, tally, engines) => {
      if ('yoga' in row) return;
      const chart = computeChart(engines, row);
      const reports = evaluateYogas(chart, { gender: null, nodeAspects: 'none', strictGajakesari: false });
      for (const [yoga, expected] of Object.entries(row.yogas)) {
        const found = plainAnswer(yoga, reports, chart.byId);
        if (found !== null) tally.add(`${row.id} ${yoga}`, found === expected ? 0 : 1);
      }
    }),
  },
];

function yogaId(yoga: string): string {
  const name = yoga.replace(/_yoga$/, '');
  return IDS[name] ?? name;
}

function expectedResult(row: TestRow): boolean | null {
  if (row.own_plain_definition !== undefined) return row.own_plain_definition;
  return FIGURES.includes(yogaId(row.yoga)) ? row.expected_present : null;
}

function computeChart({ ephemeris }: Engines, { utc, lat, lon }: BirthRow): VedicChart {
  const place = { geoLatitudeDeg: lat, geoLongitudeDeg: lon, elevationM: 0 };
  return computeVedicChart(
    ephemeris,
    { jdUt: jdOfUt1(utc), unknownTime: false, place, utcOffsetSeconds: 240 * lon },
    DEFAULT_VEDIC_SETTINGS,
  );
}

/**
 * The result by the table's plain definition, derived from our reports; null when our rule requires more or
 * less than the plain one. Our yogas beside the luminaries exclude each other; budha aditya and gajakesari
 * require visibility, chandra mangala includes the opposition, and the yogas of number apply only when no other figure
 * does.
 */
function plainAnswer(yoga: string, reports: readonly YogaReport[], grahas: Grahas): boolean | null {
  const id = yogaId(yoga);
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
