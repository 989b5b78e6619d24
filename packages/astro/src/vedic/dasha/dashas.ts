import type { Ephemeris } from '../../ephemeris.ts';
import type { VedicChart, VedicLagna } from '../chart.ts';
import { strongerLord } from '../dignity/dignity.ts';
import { sreeLagnaDeg } from '../points/points.ts';
import { chakra, chara, narayana, narayanaChart } from './sign-dashas.ts';
import { COUNTED_DASHAS, type CountedDasha, dashaApplies, isConditional } from './counted-dashas.ts';
import { kalachakra } from './kalachakra.ts';
import { drig, mandook, naisargika, niryanaShoola, shoola, sudasa } from './life-dashas.ts';
import { ashtottari, type DashaSeed, vimshottari, yogini } from './nakshatra-dashas.ts';
import {
  currentDashas,
  dashasWithin,
  dashaTree,
  runningLinks,
  type DashaCycle,
  type DashaLink,
  type DashaPeriod,
  type DashaSpan,
} from './period.ts';
import { yearScale, type DashaYear } from './scale.ts';
import { type GrahaSigns, type NarayanaReading, signRulers, type SignRulers } from './sign-rulers.ts';
import type { VargaNumber, VargaReadings } from '../varga/rules.ts';

/** Dashas that depend on the Moon alone. */
export const NAKSHATRA_DASHAS = {
  vimshottari,
  yogini,
  ashtottari,
  ...COUNTED_DASHAS,
  kalachakra,
} as const;
export type NakshatraDasha = keyof typeof NAKSHATRA_DASHAS;

export const DASHA_SYSTEMS = [
  'vimshottari',
  'yogini',
  'ashtottari',
  'chara',
  'narayana',
  ...(Object.keys(COUNTED_DASHAS) as CountedDasha[]),
  'kalachakra',
  'sudasa',
  'shoola',
  'niryana_shoola',
  'drig',
  'naisargika',
  'mandook',
  'chakra',
] as const;
export type DashaSystem = (typeof DASHA_SYSTEMS)[number];

/** How the dashas are read where authors differ. */
export interface DashaReading extends NarayanaReading {
  /** The varga that the narayana dasha is read in; 1 is the rasi chart. */
  readonly varga: VargaNumber;
  readonly vargaReadings: VargaReadings;
}

export interface DashaSettings {
  readonly systems: readonly DashaSystem[];
  readonly year: DashaYear;
  /** Depth of the tree, 1..3. */
  readonly levels: number;
  /**
   * Which lords rule Scorpio and Aquarius in the narayana dasha and its kin, the tie-breaker between signs of equal
   * strength, and the varga.
   */
  readonly narayana: DashaReading;
}

export interface Dasha {
  readonly system: DashaSystem;
  /** Null where no nakshatra begins the dasha. */
  readonly seed: DashaSeed | null;
  /** Whether the chart meets the condition of BPHS 46; null in systems without one, and without a lagna or a sunrise. */
  readonly applicable: boolean | null;
  readonly periods: readonly DashaPeriod[];
  /** All five levels at the instant of analysis. */
  readonly current: readonly DashaPeriod[];
  /** Those that touch the span, each followed by its parts; null without a span. */
  readonly within: readonly DashaPeriod[] | null;
}

export interface Dashas {
  /** One entry per requested system; null when the system needs a lagna, or a sunrise, and there is none, and for drig with a dual lagna. */
  readonly bySystem: ReadonlyMap<DashaSystem, Dasha | null>;
  /** The periods of the span are more than `MOST_PERIODS`; then `within` is incomplete. */
  readonly tooMany: boolean;
  /** At least one boundary lies outside the ephemeris (solar years only). */
  readonly clipped: boolean;
}

/** The most periods of a span, of all dashas together. */
export const MOST_PERIODS = 5_000;

/** The dashas of a chart (docs/methods/dashas.md), with the running period of every level at `analysisJdUt`, and with the periods of a span. */
export function computeDashas(
  ephemeris: Ephemeris,
  chart: VedicChart,
  settings: DashaSettings,
  analysisJdUt: number,
  span: DashaSpan | null = null,
): Dashas {
  const scale = yearScale(ephemeris, chart.birth.jdUt, chart.frame, settings.year);
  const bySystem = new Map<DashaSystem, Dasha | null>();
  let left = MOST_PERIODS;
  let tooMany = false;
  for (const system of settings.systems) {
    const found = findCycle(chart, system, settings.narayana);
    const within = span === null || found === null || tooMany ? null : dashasWithin(found.cycle, scale, span, left);
    left -= within?.length ?? 0;
    if (span !== null && found !== null && within === null) tooMany = true;
    bySystem.set(
      system,
      found === null
        ? null
        : {
            system,
            seed: found.seed,
            applicable: found.applicable,
            periods: dashaTree(found.cycle, scale, settings.levels),
            current: currentDashas(found.cycle, scale, analysisJdUt),
            within,
          },
    );
  }
  return { bySystem, tooMany, clipped: scale.clipped() };
}

/** Whether a dasha depends on the Moon alone. */
export function isNakshatraDasha(system: DashaSystem): system is NakshatraDasha {
  return system in NAKSHATRA_DASHAS;
}

/** The cycle of a dasha; null when the system needs a lagna, or a sunrise, and there is none. */
export function dashaCycle(chart: VedicChart, system: DashaSystem, reading: DashaReading): DashaCycle | null {
  return findCycle(chart, system, reading)?.cycle ?? null;
}

/** The running periods at the birth, down to a level. They do not depend on the length of a year. */
export function dashasAtBirth(cycle: DashaCycle, levels: number): readonly DashaLink[] {
  return runningLinks(cycle, 0, levels).map(({ link }) => link);
}

interface FoundCycle {
  readonly seed: DashaSeed | null;
  readonly cycle: DashaCycle;
  readonly applicable: boolean | null;
}

function findCycle(chart: VedicChart, system: DashaSystem, reading: DashaReading): FoundCycle | null {
  if (isNakshatraDasha(system))
    return {
      ...NAKSHATRA_DASHAS[system](chart.byId.moon.longitudeDeg),
      applicable: isConditional(system) ? dashaApplies(chart, system) : null,
    };
  const cycle =
    system === 'naisargika'
      ? naisargika(chart.byId)
      : chart.lagna === null
        ? null
        : SIGN_DASHAS[system](chart, chart.lagna, reading);
  return cycle === null ? null : { seed: null, cycle, applicable: null };
}

type SignDasha = Exclude<DashaSystem, NakshatraDasha | 'naisargika'>;

const SIGN_DASHAS: Readonly<
  Record<SignDasha, (chart: VedicChart, lagna: VedicLagna, reading: DashaReading) => DashaCycle | null>
> = {
  chara,
  narayana: (chart, lagna, reading) => {
    const { signs, lagnaSignIndex } = narayanaChart(chart, lagna, reading);
    return narayana(rulersOf(chart, reading, signs), lagnaSignIndex);
  },
  sudasa: (chart, lagna, reading) =>
    sudasa(rulersOf(chart, reading), sreeLagnaDeg(lagna.longitudeDeg, chart.byId.moon.nakshatra.fraction)),
  shoola: (chart, lagna, reading) => shoola(rulersOf(chart, reading), lagna.signIndex),
  niryana_shoola: (chart, lagna, reading) => niryanaShoola(rulersOf(chart, reading), lagna.signIndex),
  drig: (chart, lagna, reading) => drig(rulersOf(chart, reading), lagna.signIndex),
  mandook: (chart, lagna, reading) => mandook(rulersOf(chart, reading), lagna.signIndex),
  chakra,
};

function rulersOf(chart: VedicChart, reading: DashaReading, signs: GrahaSigns = chart.byId): SignRulers {
  return signRulers(signs, reading, (signIndex) => strongerLord(chart, signIndex));
}
