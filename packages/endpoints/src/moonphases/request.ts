import { answerParts } from '../wire/answer-parts.ts';
import { VOC_BODIES, type VocBodies } from '@theia-astro/astro/moon/perfections';
import { MOON_PHASES } from '@theia-astro/astro/phase/phases';
import type { FieldReader } from '../request/field-reader.ts';
import type { Settings } from '../request/asked.ts';
import { FieldSet, choice, formatField } from '../request/field.ts';
import { include, includedParts } from '../request/include.ts';
import { timezone, zoneFields, readZone } from '../request/instants.ts';
import { placeFields, readPlace } from '../request/place-fields.ts';
import {
  ASPECT_NAMES,
  DIGNITY_NAMES,
  FIGURE_NAMES,
  HOUSE_NAMES,
  readSettings,
  settingsField,
} from '../request/settings.ts';
import { readFields } from '../request/reader.ts';
import { zodiacFields } from '../request/system.ts';
import { spanFields, readSpan } from './window.ts';

export const MOON_INCLUDES = [
  'phases',
  'ingresses',
  'void_of_course',
  'eclipses',
  'apsides',
  'supermoons',
  'details',
] as const;
export type MoonInclude = (typeof MOON_INCLUDES)[number];
const DEFAULT_MOON_INCLUDES: readonly MoonInclude[] = ['phases', 'eclipses'];
const VOC_SCHOOLS = Object.keys(VOC_BODIES) as [VocBodies, ...VocBodies[]];
const VOC_DEFINITIONS = ['last_aspect', 'lilly', 'hellenistic'] as const;

/** The Moon calendar uses apparent positions and has no chart. */
const settings = settingsField({
  orbScale: 1,
  idle: [
    ...ASPECT_NAMES,
    'bodies',
    'node',
    'lilith',
    'positions',
    ...HOUSE_NAMES,
    'rulers',
    ...DIGNITY_NAMES,
    'lot_reversal',
    ...FIGURE_NAMES,
  ],
  coordinates: ['geocentric'],
});

/** The fields of GET and POST /moonphases. */
export const moonphasesFields = new FieldSet({
  ...spanFields,
  phase: choice(MOON_PHASES, 'invalid_setting', { description: 'With after or before: only this phase.' }),
  include: include(MOON_INCLUDES, { byDefault: DEFAULT_MOON_INCLUDES }),
  voc_bodies: choice(VOC_SCHOOLS, 'invalid_setting', {
    description: 'Bodies whose aspects count: Sun to Pluto, or Sun to Saturn.',
    byDefault: 'modern',
  }),
  voc_definition: choice(VOC_DEFINITIONS, 'invalid_setting', {
    description:
      'last_aspect: from the last exact Ptolemaic aspect in a sign to its end. lilly: while no aspect is applying within half the sum of the orbs (Christian Astrology, p. 112). hellenistic: while none perfects within the next 30° of motion.',
    byDefault: 'last_aspect',
  }),
  ...placeFields,
  ...zoneFields,
  timezone: timezone({ description: 'Adds local times to every event.' }),
  ...zodiacFields,
  settings,
  ...formatField,
});

/** Parses GET and POST /moonphases. @throws Problem with every fault */
export function parseMoonphases(input: unknown) {
  const fields = readFields(input);
  const values = moonphasesFields.read(fields);
  const span = readSpan(fields, values);
  const place = readPlace(fields, values);
  const zone = readZone(fields, values);
  const asked = readSettings(fields, values, settings);
  rejectUnusedCenter(fields, asked);
  return {
    ...fields.finishRequest(asked.strict),
    span,
    phases: values.phase === undefined ? MOON_PHASES : [values.phase],
    include: includedParts(values.include, DEFAULT_MOON_INCLUDES, MOON_INCLUDES),
    vocBodies: values.voc_bodies ?? 'modern',
    vocDefinition: values.voc_definition ?? 'last_aspect',
    place,
    zone,
    settings: asked,
  };
}

export type MoonphasesRequest = ReturnType<typeof parseMoonphases>;

/** The Moon calendar is geocentric; another centre would be silently ignored. */
function rejectUnusedCenter(fields: FieldReader, { chart }: Settings): void {
  if (chart.coordinates === 'geocentric') return;
  fields.issue(
    'invalid_setting',
    'settings.coordinates',
    `settings.coordinates ${chart.coordinates} is not supported here: the Moon calendar is geocentric.`,
    'Leave it out; latitude and longitude add what is seen from a place.',
  );
}

/** Where the parts of the answer stand. */
export const moonphasesParts = answerParts(MOON_INCLUDES, DEFAULT_MOON_INCLUDES, {
  gives: {
    eclipses: ['eclipses', 'phases.eclipse_id'],
  },
});
