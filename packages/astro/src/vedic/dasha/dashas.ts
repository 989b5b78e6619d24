import type { Ephemeris } from '../../ephemeris.ts';
import type { VedicChart } from '../chart.ts';
import { modulo, signLordAt } from '../zodiac.ts';
import { strongerLord } from '../dignity/dual-lords.ts';
import { chara } from './chara.ts';
import { narayana, type NarayanaReading } from './narayana.ts';
import { ashtottari, vimshottari, yogini, type DashaSeed } from './nakshatra-dashas.ts';
import { currentDashas, dashaTree, type DashaCycle, type DashaPeriod } from './period.ts';
import { linearScale, yearScale, type DashaYear } from './scale.ts';

export const DASHA_SYSTEMS = ['vimshottari', 'yogini', 'ashtottari', 'chara', 'narayana'] as const;
export type DashaSystem = (typeof DASHA_SYSTEMS)[number];

export interface DashaSettings {
  readonly systems: readonly DashaSystem[];
  readonly year: DashaYear;
  /** Depth of the tree, 1..3. */
  readonly levels: number;
  /**
   * Which lords rule Scorpio and Aquarius in the narayana dasha, and the tie-breaker between signs of equal strength.
   */
  readonly narayana: NarayanaReading;
}

export interface Dasha {
  readonly system: DashaSystem;
  /** Null for sign dashas. */
  readonly seed: DashaSeed | null;
  /** Ashtottari: whether the chart meets the condition of BPHS 46.17; null in other systems and without a lagna. */
  readonly applicable: boolean | null;
  readonly periods: readonly DashaPeriod[];
  /** All five levels at the instant of analysis. */
  readonly current: readonly DashaPeriod[];
}

export interface Dashas {
  /** One entry per requested system; null when the system needs a lagna and there is none. */
  readonly bySystem: ReadonlyMap<DashaSystem, Dasha | null>;
  /** At least one boundary lies outside the ephemeris (solar years only). */
  readonly clipped: boolean;
}

/** The dashas of a chart (contract §6.4), with the running period of every level at `analysisJdUt`. */
export function computeDashas(
  ephemeris: Ephemeris,
  chart: VedicChart,
  settings: DashaSettings,
  analysisJdUt: number,
): Dashas {
  const scale = yearScale(ephemeris, chart.birth.jdUt, chart.frame, settings.year);
  const bySystem = new Map<DashaSystem, Dasha | null>();
  for (const system of settings.systems) {
    const found = findCycle(chart, system, settings.narayana);
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
          },
    );
  }
  return { bySystem, clipped: scale.clipped() };
}

/** Dashas that depend on the Moon alone. */
export const NAKSHATRA_DASHAS = { vimshottari, yogini, ashtottari } as const;
export type NakshatraDasha = keyof typeof NAKSHATRA_DASHAS;

/** Whether a dasha depends on the Moon alone. */
export function isNakshatraDasha(system: DashaSystem): system is NakshatraDasha {
  return system in NAKSHATRA_DASHAS;
}

/** The cycle of a dasha; null when the system needs a lagna and there is none. */
export function dashaCycle(chart: VedicChart, system: DashaSystem, reading: NarayanaReading): DashaCycle | null {
  return findCycle(chart, system, reading)?.cycle ?? null;
}

/** The running periods at the birth, down to a level. They do not depend on the length of a year. */
export function dashasAtBirth(cycle: DashaCycle, levels: number): readonly DashaPeriod[] {
  return currentDashas(cycle, linearScale(0, 1), 0, levels);
}

interface FoundCycle {
  readonly seed: DashaSeed | null;
  readonly cycle: DashaCycle;
  readonly applicable: boolean | null;
}

function findCycle(chart: VedicChart, system: DashaSystem, reading: NarayanaReading): FoundCycle | null {
  const moonDeg = chart.byId.moon.longitudeDeg;
  switch (system) {
    case 'vimshottari':
    case 'yogini':
      return { ...NAKSHATRA_DASHAS[system](moonDeg), applicable: null };
    case 'ashtottari':
      return { ...ashtottari(moonDeg), applicable: ashtottariApplies(chart) };
    case 'chara':
      return chart.lagna === null ? null : { seed: null, cycle: chara(chart, chart.lagna), applicable: null };
    case 'narayana':
      return chart.lagna === null
        ? null
        : {
            seed: null,
            cycle: narayana(chart.byId, chart.lagna.signIndex, reading, (signIndex) => strongerLord(chart, signIndex)),
            applicable: null,
          };
  }
}

/** Rahu in a kendra or trikona from the lord of the lagna, and not in the lagna. BPHS 46.17. */
function ashtottariApplies({ lagna, byId }: VedicChart): boolean | null {
  if (lagna === null) return null;
  const { signIndex } = byId.rahu;
  const fromLord = modulo(signIndex - byId[signLordAt(lagna.signIndex)].signIndex, 12);
  return signIndex !== lagna.signIndex && (fromLord % 3 === 0 || fromLord % 4 === 0);
}
