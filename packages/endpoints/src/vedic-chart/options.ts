import type { NodeAspects } from '@theia-astro/astro/vedic/aspects/aspects';
import type { BinduTableId, EkadhipatyaReading } from '@theia-astro/astro/vedic/ashtakavarga/ashtakavarga';
import { DASHA_SYSTEMS, type DashaReading, type DashaSettings } from '@theia-astro/astro/vedic/dasha/dashas';
import { NARAYANA_LORDS, NARAYANA_TIES } from '@theia-astro/astro/vedic/dasha/sign-rulers';
import type { VarjyamTable } from '@theia-astro/astro/vedic/panchang/nakshatra-ghatis';
import type { ShadbalaScheme } from '@theia-astro/astro/vedic/shadbala/balas';
import type { GulikaMoment } from '@theia-astro/astro/vedic/points/points';
import type { Counting, VargaNumber, VargaReadings } from '@theia-astro/astro/vedic/varga/rules';
import type { HORA_DIVISIONS, LunarMonthSystem } from '../vedic-parts/panchang-shape.ts';
import { DEFAULT_MANGLIK_HOUSES } from '../vedic-parts/manglik.ts';

export interface CustomVarga {
  readonly divisions: number;
  readonly counting: Counting;
}

/**
 * Options of the parts of a Vedic answer (docs/methods/vedic-charts.md): every reading on which authors differ, with its
 * default.
 */
export interface VedicOptions {
  /** Null for those that `include` names. */
  readonly vargas: readonly VargaNumber[] | null;
  readonly vargaReadings: VargaReadings;
  readonly customVargas: readonly CustomVarga[];
  /** `levels` is null for the default depth of `include`. */
  readonly dasha: Omit<DashaSettings, 'levels' | 'narayana'> & {
    readonly levels: number | null;
    readonly narayana: Omit<DashaReading, 'vargaReadings'>;
  };
  readonly karakaScheme: 7 | 8;
  /** Arudhas consider the second lords of Scorpio and Aquarius. */
  readonly dualLords: boolean;
  readonly gulikaAt: GulikaMoment;
  readonly nodeAspects: NodeAspects;
  readonly ashtakavargaTable: BinduTableId;
  /** Null for the school's own. */
  readonly ekadhipatya: EkadhipatyaReading | null;
  readonly shadbalaScheme: ShadbalaScheme;
  readonly yogas: 'present' | 'all';
  readonly gajakesari: 'plain' | 'strict';
  readonly manglikHouses: readonly number[];
  readonly lunarMonth: LunarMonthSystem;
  readonly varjyamTable: VarjyamTable;
  readonly hora: (typeof HORA_DIVISIONS)[number];
}

export const MOST_CUSTOM_VARGAS = 10;
export const DEEPEST_TREE = 3;

export const DEFAULT_VEDIC_OPTIONS: VedicOptions = {
  vargas: null,
  vargaReadings: {},
  customVargas: [],
  dasha: {
    systems: [DASHA_SYSTEMS[0]],
    year: 365.25,
    levels: null,
    narayana: { lords: NARAYANA_LORDS[0], tie: NARAYANA_TIES[0], varga: 1 },
  },
  karakaScheme: 8,
  dualLords: false,
  gulikaAt: 'start',
  nodeAspects: 'none',
  ashtakavargaTable: 'parashara',
  ekadhipatya: null,
  shadbalaScheme: 'raman',
  yogas: 'present',
  gajakesari: 'plain',
  manglikHouses: DEFAULT_MANGLIK_HOUSES,
  lunarMonth: 'amanta',
  varjyamTable: 'panchanga',
  hora: 'unequal',
};
