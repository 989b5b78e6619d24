import type { NodeAspects } from '@theia/astro/vedic/aspects/graha-drishti';
import { NODE_ASPECTS } from '@theia/astro/vedic/aspects/graha-drishti';
import type { BinduTableId } from '@theia/astro/vedic/ashtakavarga/bindu-tables';
import { BINDU_TABLE_IDS } from '@theia/astro/vedic/ashtakavarga/bindu-tables';
import type { EkadhipatyaReading } from '@theia/astro/vedic/ashtakavarga/shodhana';
import { DASHA_SYSTEMS, type DashaSettings } from '@theia/astro/vedic/dasha/dashas';
import { NARAYANA_LORDS, NARAYANA_TIES } from '@theia/astro/vedic/dasha/narayana';
import { VARJYAM_TABLES, type VarjyamTable } from '@theia/astro/vedic/panchang/nakshatra-ghatis';
import { SHADBALA_SCHEMES, type ShadbalaScheme } from '@theia/astro/vedic/shadbala/sthana';
import { GULIKA_MOMENTS, type GulikaMoment } from '@theia/astro/vedic/upagrahas/kala-velas';
import type { Counting, VargaReadings } from '@theia/astro/vedic/varga/countings';
import { SHODASA_VARGAS, type VargaNumber } from '@theia/astro/vedic/varga/rules';
import { BHAVAS } from '../shared/settings.ts';
import { HORA_DIVISIONS, LUNAR_MONTH_SYSTEMS, type LunarMonthSystem } from '../panchang/includes.ts';

export interface CustomVarga {
  readonly divisions: number;
  readonly counting: Counting;
}

/** What the parts of a Vedic answer take beside the chart (contract §6, §19, §20): every contested reading with its default. */
export interface VedicOptions {
  readonly vargas: readonly VargaNumber[];
  readonly vargaReadings: VargaReadings;
  readonly customVargas: readonly CustomVarga[];
  readonly dasha: DashaSettings;
  readonly karakaScheme: 7 | 8;
  /** Second lords of Scorpio and Aquarius count for arudhas. */
  readonly dualLords: boolean;
  readonly gulikaAt: GulikaMoment;
  readonly nodeAspects: NodeAspects;
  readonly ashtakavargaTable: BinduTableId;
  /** Null: the school's own. */
  readonly ekadhipatya: EkadhipatyaReading | null;
  readonly shadbalaScheme: ShadbalaScheme;
  readonly yogas: 'present' | 'all';
  readonly gajakesari: 'plain' | 'strict';
  readonly manglikHouses: readonly number[];
  readonly lunarMonth: LunarMonthSystem;
  readonly varjyamTable: VarjyamTable;
  readonly hora: (typeof HORA_DIVISIONS)[number];
}

/** The closed choices by wire name, the default first; the schema publishes the same lists. */
export const VEDIC_CHOICES = {
  bhava: BHAVAS,
  coordinates: ['geocentric', 'topocentric'],
  ashtakavarga_table: BINDU_TABLE_IDS,
  shadbala_scheme: SHADBALA_SCHEMES,
  yogas: ['present', 'all'],
  gajakesari: ['plain', 'strict'],
  node_aspects: NODE_ASPECTS,
  gulika_at: GULIKA_MOMENTS,
  lunar_month: LUNAR_MONTH_SYSTEMS,
  varjyam_table: VARJYAM_TABLES,
  hora: HORA_DIVISIONS,
} as const;

export const DEFAULT_MANGLIK_HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12];
export const MOST_CUSTOM_VARGAS = 10;
export const DEEPEST_TREE = 3;

export const DEFAULT_VEDIC_OPTIONS: VedicOptions = {
  vargas: SHODASA_VARGAS,
  vargaReadings: {},
  customVargas: [],
  dasha: {
    systems: [DASHA_SYSTEMS[0]],
    year: 365.25,
    levels: 2,
    narayana: { lords: NARAYANA_LORDS[0], tie: NARAYANA_TIES[0] },
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
