import { NODE_ASPECTS } from '@theia-astro/astro/vedic/aspects/aspects';
import { BINDU_TABLE_IDS, EKADHIPATYA_READINGS } from '@theia-astro/astro/vedic/ashtakavarga/ashtakavarga';
import { DEFAULT_VEDIC_SETTINGS, type VedicSettings } from '@theia-astro/astro/vedic/chart';
import { SHADBALA_SCHEMES } from '@theia-astro/astro/vedic/shadbala/balas';
import { GULIKA_MOMENTS } from '@theia-astro/astro/vedic/points/points';
import type { ResolutionSettings } from '../request/asked.ts';
import { DEFAULT_AYANAMSA } from '../request/ayanamsas.ts';
import { described, FieldSet, type ValuesOf, houseList, choice, flag, nested, numberChoice } from '../request/field.ts';
import type { FieldReader } from '../request/field-reader.ts';
import { resolutionFields, settingFields, sunrise } from '../request/setting-fields.ts';
import { DEFAULT_RESOLUTION, readResolution } from '../request/settings.ts';
import { vedicNode } from '../request/sidereal-settings.ts';
import { DEFAULT_MANGLIK_HOUSES } from '../vedic-parts/manglik.ts';
import { panchangSettingFields } from '../vedic-parts/panchang-shape.ts';
import { dashaFields, readDashaSettings } from './dasha-fields.ts';
import { DEFAULT_VEDIC_OPTIONS, type VedicOptions } from './options.ts';
import { vargaFields, readVargas } from './varga-fields.ts';

const CODE = 'invalid_setting';

export interface VedicRequestSettings {
  readonly chart: VedicSettings;
  readonly options: VedicOptions;
  readonly resolution: ResolutionSettings;
  readonly strict: boolean;
}

const { ayanamsa, positions, house_system: houseSystem, polar_fallback: polarFallback, bhava } = settingFields;

/** `settings` of a Vedic chart (docs/methods/vedic-charts.md): every reading on which authors differ, with its default. */
export const vedicSettingFields = {
  ayanamsa,
  node: vedicNode,
  positions,
  house_system: described(houseSystem, {
    description: 'House system of the chalit and of KP cusps.',
    byDefault: DEFAULT_VEDIC_SETTINGS.houseSystem,
  }),
  polar_fallback: polarFallback,
  sunrise: sunrise('hindu'),
  coordinates: choice(['geocentric', 'topocentric'], CODE, {
    description: 'Where the sky is seen from.',
    byDefault: 'geocentric',
  }),
  bhava: described(bhava, {
    description: 'How houses are counted: whole signs from the lagna, or the chalit.',
    byDefault: 'whole_sign',
  }),
  ...vargaFields,
  ...dashaFields,
  ashtakavarga_table: choice(BINDU_TABLE_IDS, CODE, {
    description: 'The table of bindus, and with it the school of the reductions.',
    byDefault: BINDU_TABLE_IDS[0],
  }),
  ekadhipatya: choice(EKADHIPATYA_READINGS, CODE, {
    description: 'Ashtakavarga: a different ekadhipatya shodhana than that of the school (ashtakavarga_table).',
  }),
  shadbala_scheme: choice(SHADBALA_SCHEMES, CODE, {
    description: 'The source of the values of saptavargaja bala.',
    byDefault: SHADBALA_SCHEMES[0],
  }),
  yogas: choice(['present', 'all'], CODE, {
    description: 'Only yogas that are present, or all that were checked.',
    byDefault: 'present',
  }),
  gajakesari: choice(['plain', 'strict'], CODE, {
    description: 'Gajakesari by angle only, or with all conditions of the texts.',
    byDefault: 'plain',
  }),
  node_aspects: choice(NODE_ASPECTS, CODE, { description: 'Aspects of Rahu and Ketu.', byDefault: NODE_ASPECTS[0] }),
  gulika_at: choice(GULIKA_MOMENTS, CODE, {
    description: 'The moment within its part of the day that gives Gulika.',
    byDefault: GULIKA_MOMENTS[0],
  }),
  karaka_scheme: numberChoice(
    [7, 8],
    { code: CODE, min: 7, max: 8, integer: true, hint: 'Use 7 or 8.' },
    'a known scheme',
    { description: 'Number of chara karakas.', byDefault: 8 },
  ),
  dual_lords: flag(
    { description: 'Arudhas: use Ketu and Rahu as second lords of Scorpio and Aquarius.', byDefault: false },
    CODE,
  ),
  manglik_houses: houseList({
    description: 'Houses in which Mars makes a chart manglik.',
    byDefault: DEFAULT_MANGLIK_HOUSES,
  }),
  ...panchangSettingFields,
  ...resolutionFields,
};
type VedicValues = ValuesOf<typeof vedicSettingFields>;

/** `settings` of a Vedic chart. */
export const vedicSettings = nested(
  new FieldSet(vedicSettingFields, { id: 'VedicSettings', description: 'How to compute; everything is optional.' }),
  {},
  readVedicSettings,
  { wrongType: 'own_code' },
);

/** The default settings of a Vedic chart. */
export const DEFAULT_VEDIC_REQUEST_SETTINGS: VedicRequestSettings = {
  chart: DEFAULT_VEDIC_SETTINGS,
  options: DEFAULT_VEDIC_OPTIONS,
  resolution: DEFAULT_RESOLUTION,
  strict: false,
};

/** Records `invalid_setting` for a chalit with a system that does not have twelve houses. */
function readVedicSettings(fields: FieldReader, said: VedicValues): VedicRequestSettings {
  const chart = readChartSettings(said);
  if (chart.bhava === 'chalit' && chart.houseSystem === 'G') {
    fields.issue(
      CODE,
      'bhava',
      'settings.bhava chalit needs twelve houses; house_system G has 36 sectors.',
      'Choose another house_system, or bhava whole_sign.',
    );
  }
  return { chart, options: readOptions(said), resolution: readResolution(said), strict: said.strict ?? false };
}

function readChartSettings(said: VedicValues): VedicSettings {
  const base = DEFAULT_VEDIC_SETTINGS;
  return {
    ayanamsa: said.ayanamsa ?? DEFAULT_AYANAMSA,
    node: said.node ?? base.node,
    coordinates: said.coordinates ?? base.coordinates,
    positions: said.positions ?? base.positions,
    houseSystem: said.house_system ?? base.houseSystem,
    polarFallback: said.polar_fallback ?? base.polarFallback,
    bhava: said.bhava ?? base.bhava,
    sunrise: said.sunrise ?? base.sunrise,
  };
}

function readOptions(said: VedicValues): VedicOptions {
  const base = DEFAULT_VEDIC_OPTIONS;
  return {
    vargas: readVargas(said) ?? base.vargas,
    vargaReadings: said.varga_readings ?? base.vargaReadings,
    customVargas: said.custom_vargas ?? base.customVargas,
    dasha: readDashaSettings(said),
    karakaScheme: said.karaka_scheme ?? base.karakaScheme,
    dualLords: said.dual_lords ?? base.dualLords,
    gulikaAt: said.gulika_at ?? base.gulikaAt,
    nodeAspects: said.node_aspects ?? base.nodeAspects,
    ashtakavargaTable: said.ashtakavarga_table ?? base.ashtakavargaTable,
    ekadhipatya: said.ekadhipatya ?? base.ekadhipatya,
    shadbalaScheme: said.shadbala_scheme ?? base.shadbalaScheme,
    yogas: said.yogas ?? base.yogas,
    gajakesari: said.gajakesari ?? base.gajakesari,
    manglikHouses: said.manglik_houses ?? base.manglikHouses,
    lunarMonth: said.lunar_month ?? base.lunarMonth,
    varjyamTable: said.varjyam_table ?? base.varjyamTable,
    hora: said.hora ?? base.hora,
  };
}
