import { DEFAULT_VEDIC_SETTINGS, type SunriseDefinition } from '@theia/astro/vedic/chart-settings';
import type { Warning } from '../endpoint.ts';
import { parseBirthData } from '../shared/birth-data.ts';
import type { BirthData, CompanionMoment, FieldReader, PlaceQuery, Settings } from '../shared/contract.ts';
import { parseCompanionMoment } from '../shared/instant-fields.ts';
import { parsePlaceQuery, type PlaceFieldNames } from '../shared/place-fields.ts';
import { DIGNITY_NAMES, FIGURE_NAMES, HOUSE_NAMES } from '../shared/idle-settings.ts';
import { readFields } from '../shared/reader.ts';
import { parseSettings } from '../shared/settings.ts';
import { parseSunrise } from '../shared/sunrise.ts';

/** What stands for planetary hours where the Sun neither rises nor sets: equal hours of the sundial, or nothing. */
export const POLAR_HOURS = ['equal', 'null'] as const;
/** Half the natal orbs (contract §3.3). */
export const BODY_MATRIX_ORB_SCALE = 0.5;

export interface BodyMatrixRequest {
  readonly birth: BirthData;
  /** null: now. */
  readonly analysis: CompanionMoment | null;
  /** null: the birth place. */
  readonly analysisPlace: PlaceQuery | null;
  readonly settings: Settings;
  readonly polarHours: (typeof POLAR_HOURS)[number];
  /** Of the planetary hours: the upper limb with refraction, in the Vedic system the Hindu sunrise. */
  readonly sunrise: SunriseDefinition;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

const ANALYSIS_PLACE: PlaceFieldNames = {
  location: 'analysis_location',
  latitude: ['analysis_latitude'],
  longitude: ['analysis_longitude'],
  elevation: null,
};

/** Reads the body matrix (contract §13, §20). @throws Problem with every fault */
export function parseBodyMatrix(input: unknown): BodyMatrixRequest {
  const fields = readFields(input);
  const birth = parseBirthData(fields);
  const analysis = parseCompanionMoment(fields, 'analysis_date', 'analysis_time');
  const analysisPlace = parsePlaceQuery(fields, ANALYSIS_PLACE);
  const settings = parseSettings(fields, {
    orbScale: BODY_MATRIX_ORB_SCALE,
    idle: ['bodies', 'lilith', ...HOUSE_NAMES, 'rulers', ...DIGNITY_NAMES, 'lot_reversal', ...FIGURE_NAMES],
  });
  const given = fields.child('settings');
  const polarHours = given === undefined ? 'equal' : parsePolarHours(given);
  const sunrise =
    (given && parseSunrise(given)) ?? (settings.system === 'vedic' ? DEFAULT_VEDIC_SETTINGS.sunrise : 'upper_limb');
  if (settings.chart.coordinates === 'heliocentric')
    given?.issue(
      'invalid_setting',
      'coordinates',
      'settings.coordinates heliocentric has no Moon to compare.',
      'Use geocentric or topocentric.',
    );
  const warnings = fields.finish(settings.strict);
  return { birth, analysis, analysisPlace, settings, polarHours, sunrise, input: fields.echo, warnings };
}

/** The word, or JSON null itself. */
function parsePolarHours(settings: FieldReader): BodyMatrixRequest['polarHours'] {
  if (settings.raw('polar_hours') !== null)
    return settings.oneOf('polar_hours', POLAR_HOURS, 'invalid_setting') ?? 'equal';
  settings.echo['polar_hours'] = 'null';
  return 'null';
}
