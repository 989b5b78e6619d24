import type { AspectId } from '@theia-astro/astro/aspects/kinds';
import { PLANETS } from '@theia-astro/astro/bodies/table';
import { THEME_NAMES } from '@theia-astro/chart-svg/themes/theme';
import { PICTURE_FORMATS, pictureFormatOf } from '../forms/picture-forms.ts';
import { LLM, choice, number, FieldSet } from '../request/field.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import { DIGNITY_NAMES, FIGURE_NAMES, ORB_NAMES, readSettings, settingsField } from '../request/settings.ts';
import { include, includedParts } from '../request/include.ts';
import { placeField } from '../request/place-fields.ts';
import { readFields } from '../request/reader.ts';
import { zodiacFields } from '../request/system.ts';
import { answerParts } from '../wire/answer-parts.ts';

export const ASTROCARTOGRAPHY_INCLUDES = ['lines', 'nearest', 'aspects', 'parans', 'local_space', 'relocated'] as const;
export type AstrocartographyInclude = (typeof ASTROCARTOGRAPHY_INCLUDES)[number];
const DEFAULT_INCLUDES: readonly AstrocartographyInclude[] = ['lines', 'nearest'];
export const astrocartographyParts = answerParts(ASTROCARTOGRAPHY_INCLUDES, DEFAULT_INCLUDES);

/** Bodies on the angles themselves, or their degrees of the ecliptic. */
export const LINE_MODES = ['mundane', 'zodiacal'] as const;
export type LineMode = (typeof LINE_MODES)[number];

const DEFAULT_ASPECTS: readonly AspectId[] = ['trine', 'square', 'sextile'];
const DEFAULT_WITHIN_KM = 1000;
/** Half round the Earth. */
const MOST_KM = 20_040;

const settings = settingsField({
  orbScale: 1,
  chart: { bodies: PLANETS, aspects: DEFAULT_ASPECTS },
  coordinates: ['geocentric'],
  idle: [...ORB_NAMES, ...DIGNITY_NAMES, ...FIGURE_NAMES, 'rulers', 'lot_reversal'],
  description:
    'Aspects to the angles: trine, square and sextile unless named. Houses are those of the relocated chart.',
  id: 'AstrocartographySettings',
});

/** The fields of POST /astrocartography. */
export const astrocartographyFields = new FieldSet({
  ...birthFields,
  mode: choice(LINE_MODES, 'invalid_setting', {
    description: 'Lines of the bodies themselves, or of their degrees of the ecliptic. Aspects are always zodiacal.',
    byDefault: 'mundane',
  }),
  relocation: placeField({ description: 'Where nearest and relocated are computed. Default: the birth place.' }),
  within_km: number(
    { code: 'invalid_range', min: 1, max: MOST_KM, hint: `At most ${MOST_KM}.` },
    { description: 'The farthest line of nearest.', unit: 'kilometres', byDefault: DEFAULT_WITHIN_KM },
  ),
  ...zodiacFields,
  settings,
  include: include(ASTROCARTOGRAPHY_INCLUDES, { byDefault: DEFAULT_INCLUDES }),
  format: choice(['json', ...PICTURE_FORMATS, LLM], 'invalid_setting', {
    description: 'svg, png: a map of the world with the lines; llm: lean Markdown for language models.',
    byDefault: 'json',
  }),
  theme: choice(THEME_NAMES, 'invalid_setting', { description: 'Theme of the map.', byDefault: 'light' }),
});

/** Parses a request of POST /astrocartography. @throws Problem with every fault */
export function parseAstrocartography(input: unknown) {
  const fields = readFields(input);
  const values = astrocartographyFields.read(fields);
  const birth = readBirth(fields, values);
  if (birth.local !== null && birth.local.time === null && fields.has('birth_date'))
    fields.missing(
      'birth_time',
      'birth_time is required: in four minutes every line moves by a degree.',
      'Send the time of birth.',
    );
  const asked = readSettings(fields, values, settings);
  if (asked.chart.coordinates !== 'geocentric')
    fields.issue(
      'conflicting_fields',
      'settings.coordinates',
      'Lines over the whole Earth are geocentric: there is no one observer.',
      'Omit settings.coordinates.',
    );
  const format = pictureFormatOf(values.format);
  const parts = includedParts<AstrocartographyInclude>(values.include, DEFAULT_INCLUDES, ASTROCARTOGRAPHY_INCLUDES);
  return {
    ...fields.finishRequest(asked.strict),
    birth,
    mode: values.mode ?? 'mundane',
    /** Null: the birth place. */
    relocation: values.relocation ?? null,
    /** The map; null when none is asked for. */
    picture: format && { format, theme: values.theme ?? 'light' },
    withinKm: values.within_km ?? DEFAULT_WITHIN_KM,
    settings: asked,
    include: parts,
  };
}

export type AstrocartographyRequest = ReturnType<typeof parseAstrocartography>;
