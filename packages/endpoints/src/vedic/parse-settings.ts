import { EKADHIPATYA_READINGS } from '@theia/astro/vedic/ashtakavarga/shodhana';
import { DEFAULT_VEDIC_SETTINGS, type VedicSettings } from '@theia/astro/vedic/chart-settings';
import { DEFAULT_AYANAMSA } from '../shared/ayanamsas.ts';
import type { FieldReader, ResolutionSettings } from '../shared/contract.ts';
import { parseAyanamsa, parseHouseSystem } from '../shared/setting-values.ts';
import { choice, DEFAULT_RESOLUTION, parseResolution } from '../shared/settings.ts';
import { parseSunrise } from '../shared/sunrise.ts';
import { DEFAULT_VEDIC_OPTIONS, VEDIC_CHOICES, type VedicOptions } from './options.ts';
import { parseDashaSettings, parseHouseList } from './parse-dasha-settings.ts';
import { parseCustomVargas, parseVargaReadings, parseVargas } from './parse-vargas.ts';

export interface VedicRequestSettings {
  readonly chart: VedicSettings;
  readonly options: VedicOptions;
  readonly resolution: ResolutionSettings;
  readonly strict: boolean;
}

type ChoiceName = keyof typeof VEDIC_CHOICES;
type Choice<N extends ChoiceName> = (typeof VEDIC_CHOICES)[N][number];

function vedicChoice<N extends ChoiceName>(given: FieldReader, name: N): Choice<N> {
  const values: readonly [Choice<N>, ...Choice<N>[]] = VEDIC_CHOICES[name];
  return given.oneOf(name, values, 'invalid_setting') ?? values[0];
}

/** Reads `settings` of POST /natal/vedic (contract §6, §20). Records `invalid_setting`, `invalid_ayanamsa`, `invalid_house_system`. */
export function parseVedicSettings(fields: FieldReader): VedicRequestSettings {
  const given = fields.child('settings', { wrongType: 'own_code' });
  if (given === undefined)
    return {
      chart: DEFAULT_VEDIC_SETTINGS,
      options: DEFAULT_VEDIC_OPTIONS,
      resolution: DEFAULT_RESOLUTION,
      strict: false,
    };
  const settings: VedicRequestSettings = {
    chart: parseChart(given),
    options: parseOptions(given),
    resolution: parseResolution(given),
    strict: given.boolean('strict', 'invalid_setting') ?? false,
  };
  choice(given, 'language', 'en');
  if (settings.chart.bhava === 'chalit' && settings.chart.houseSystem === 'G') {
    given.issue(
      'invalid_setting',
      'bhava',
      'settings.bhava chalit needs twelve houses; house_system G has 36 sectors.',
      'Choose another house_system, or bhava whole_sign.',
    );
  }
  return settings;
}

function parseChart(given: FieldReader): VedicSettings {
  const base = DEFAULT_VEDIC_SETTINGS;
  return {
    ayanamsa: parseAyanamsa(given) ?? DEFAULT_AYANAMSA,
    node: choice(given, 'node', base.node),
    coordinates: vedicChoice(given, 'coordinates'),
    positions: choice(given, 'positions', base.positions),
    houseSystem: parseHouseSystem(given) ?? base.houseSystem,
    polarFallback: choice(given, 'polar_fallback', base.polarFallback),
    bhava: vedicChoice(given, 'bhava'),
    sunrise: parseSunrise(given) ?? base.sunrise,
  };
}

function parseOptions(given: FieldReader): VedicOptions {
  const base = DEFAULT_VEDIC_OPTIONS;
  return {
    vargas: parseVargas(given) ?? base.vargas,
    vargaReadings: parseVargaReadings(given),
    customVargas: parseCustomVargas(given),
    dasha: parseDashaSettings(given),
    karakaScheme:
      given.number('karaka_scheme', { code: 'invalid_setting', min: 7, max: 8, integer: true, hint: 'Use 7 or 8.' }) ===
      7
        ? 7
        : base.karakaScheme,
    dualLords: given.boolean('dual_lords', 'invalid_setting') ?? base.dualLords,
    gulikaAt: vedicChoice(given, 'gulika_at'),
    nodeAspects: vedicChoice(given, 'node_aspects'),
    ashtakavargaTable: vedicChoice(given, 'ashtakavarga_table'),
    ekadhipatya: given.oneOf('ekadhipatya', EKADHIPATYA_READINGS, 'invalid_setting') ?? base.ekadhipatya,
    shadbalaScheme: vedicChoice(given, 'shadbala_scheme'),
    yogas: vedicChoice(given, 'yogas'),
    gajakesari: vedicChoice(given, 'gajakesari'),
    manglikHouses: parseHouseList(given, 'manglik_houses') ?? base.manglikHouses,
    lunarMonth: vedicChoice(given, 'lunar_month'),
    varjyamTable: vedicChoice(given, 'varjyam_table'),
    hora: vedicChoice(given, 'hora'),
  };
}
