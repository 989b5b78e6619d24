import { APPROACHES, ELECTION_ANGLES, VOC_DEFINITIONS } from '@theia-astro/astro/elections/condition';
import { ELECTION_DIGNITIES, ELECTION_PHASES, MANSION_TABLES } from '@theia-astro/astro/elections/arcs';
import { type BodyId, parseBodyId } from '@theia-astro/astro/bodies/body-id';
import { VOC_BODIES } from '@theia-astro/astro/moon/perfections';
import type { PointId } from '@theia-astro/astro/points/point-id';
import { NAKSHATRAS } from '@theia-astro/astro/vedic/nakshatra';
import { KARANAS, NITYA_YOGAS, TITHIS } from '@theia-astro/astro/vedic/panchang/limb-names';
import { CHOGHADIYAS } from '@theia-astro/astro/vedic/panchang/parts-of-day';
import { SEVEN_GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';
import { z } from 'zod';
import {
  field,
  FieldSet,
  narrowed,
  type Field,
  type ValuesOf,
  houseList,
  intList,
  choice,
  flag,
  list,
  number,
} from '../request/field.ts';
import { clock } from '../request/instants.ts';
import { quote } from '../request/issue-list.ts';
import { aspects, ASTEROIDS } from '../request/setting-values.ts';
import { karanaIdSchema, tithiIdSchema, nityaYogaIdSchema } from '../vedic-parts/limbs.ts';
import { choghadiyaIdSchema, WEEKDAYS, weekdaySchema } from '../vedic-parts/panchang-shape.ts';
import { nakshatraIdSchema, sevenGrahaSchema } from '../vedic-parts/wire.ts';
import { TARGET_IDS } from '../western/transits/natal-targets.ts';
import { aspectPointSchema } from '../wire/aspect.ts';
import { bodyIdSchema } from '../wire/point.ts';
import { signSchema } from '../wire/wire.ts';

/** Kinds of conditions. */
export const CONDITION_TYPES = [
  'sign',
  'degrees',
  'dignity',
  'house',
  'retrograde',
  'combust',
  'under_beams',
  'cazimi',
  'aspect',
  'phase',
  'void_of_course',
  'mansion',
  'hour_ruler',
  'day_ruler',
  'daylight',
  'weekday',
  'local_time',
  'tithi',
  'nakshatra',
  'yoga',
  'karana',
  'vara',
  'lagna',
  'hora',
  'choghadiya',
] as const;
export const conditionTypeSchema = z.enum(CONDITION_TYPES).meta({ id: 'ElectionConditionType' });
export type ConditionType = (typeof CONDITION_TYPES)[number];

const MOST_WEIGHT = 1000;
const MOST_ORB_DEG = 30;
const rule = { code: 'invalid_setting', csv: true } as const;
const degree = (description: string): Field<number> =>
  number({ code: 'invalid_range', min: 0, max: 360, hint: 'Degrees from 0 to 360.' }, { description, unit: 'degrees' });

/** A body by its id. Records `unknown_body`. */
function body(description: string): Field<BodyId> {
  return field(bodyIdSchema, { description }, (fields, name) => {
    const said = fields.text(name, { code: 'unknown_body' });
    const id = said === undefined ? undefined : parseBodyId(said);
    if (id === null)
      fields.issue('unknown_body', name, `${fields.path}${name} ${quote(said)} is not a body.`, 'For example "moon".');
    if (id !== undefined && id !== null) fields.echo[name] = id;
    return id ?? undefined;
  });
}

/** A point of the birth chart. Records `unknown_body`. */
function natalPoint(description: string): Field<PointId> {
  return field(aspectPointSchema, { description }, (fields, name) => {
    const said = fields.text(name, { code: 'unknown_body' });
    const wanted = said?.toLowerCase() ?? '';
    const id = ASTEROIDS.idOf(wanted) ?? TARGET_IDS.find((known) => known === wanted);
    if (said !== undefined && id === undefined)
      fields.issue(
        'unknown_body',
        name,
        `${fields.path}${name} ${quote(said)} is not a point of a chart.`,
        'For example "sun" or "mc".',
      );
    if (id !== undefined) fields.echo[name] = id;
    return id;
  });
}

/** The fields of one condition; which ones a type has is in `USED`. */
export const conditionFields = new FieldSet(
  {
    type: narrowed(choice(CONDITION_TYPES, 'invalid_setting'), conditionTypeSchema, { required: true }),
    required: flag({ description: 'Default: true without a weight.' }),
    weight: number(
      { code: 'invalid_range', min: 0.001, max: MOST_WEIGHT, hint: `From 0.001 to ${MOST_WEIGHT}.` },
      { description: 'Adds to the score, instead of being required.' },
    ),
    negated: flag({ description: 'Holds where the rest does not.', byDefault: false }),
    body: body('Default of nakshatra and mansion: moon.'),
    angle: choice(ELECTION_ANGLES, 'invalid_setting', { description: 'Instead of body.' }),
    signs: list(SIGNS, { ...rule, what: 'sign' }, { entry: signSchema, min: 1 }),
    from_degree: degree('A longitude; of phase Moon minus Sun.'),
    to_degree: degree('Exclusive.'),
    dignities: list(ELECTION_DIGNITIES, { ...rule, what: 'dignity' }, { min: 1 }),
    houses: houseList({}),
    orb: number(
      { code: 'invalid_orb', min: 0.01, max: MOST_ORB_DEG, hint: `From 0.01 to ${MOST_ORB_DEG} degrees.` },
      {
        description: 'Default: aspect 1; of the others the usual one.',
        unit: 'degrees',
      },
    ),
    to_body: body('Of an aspect.'),
    natal_point: natalPoint('Instead of to_body.'),
    aspects: aspects({ description: 'Default: the five of Ptolemy.' }),
    motion: choice(APPROACHES, 'invalid_setting', { description: 'Default: both.' }),
    phases: list(ELECTION_PHASES, { ...rule, what: 'phase' }, { min: 1 }),
    voc_bodies: choice(['modern', 'traditional'] satisfies (keyof typeof VOC_BODIES)[], 'invalid_setting', {
      byDefault: 'modern',
    }),
    voc_definition: choice(VOC_DEFINITIONS, 'invalid_setting', {
      byDefault: 'last_aspect',
    }),
    mansions: intList(
      Array.from({ length: 28 }, (_, index) => index + 1),
      {},
    ),
    mansion_table: choice(MANSION_TABLES, 'invalid_setting', {
      description: 'arabic: tropical, equal; nakshatra_28: with Abhijit.',
      byDefault: 'arabic',
    }),
    planets: list(SEVEN_GRAHAS, { ...rule, what: 'planet' }, { entry: sevenGrahaSchema, min: 1 }),
    weekdays: list(WEEKDAYS, { ...rule, what: 'weekday' }, { entry: weekdaySchema, min: 1 }),
    from_time: clock({ description: 'Local time.' }),
    to_time: clock({ description: 'Exclusive; may be over midnight.' }),
    tithis: list(TITHIS, { ...rule, what: 'tithi' }, { entry: tithiIdSchema, min: 1 }),
    nakshatras: list(NAKSHATRAS, { ...rule, what: 'nakshatra' }, { entry: nakshatraIdSchema, min: 1 }),
    padas: intList([1, 2, 3, 4], {}),
    yogas: list(NITYA_YOGAS, { ...rule, what: 'yoga' }, { entry: nityaYogaIdSchema, min: 1 }),
    karanas: list(KARANAS, { ...rule, what: 'karana' }, { entry: karanaIdSchema, min: 1 }),
    choghadiyas: list(CHOGHADIYAS, { ...rule, what: 'choghadiya' }, { entry: choghadiyaIdSchema, min: 1 }),
  },
  {
    id: 'ElectionCondition',
    description: 'Each type has its own fields; others are rejected.',
  },
);

export type ConditionValues = ValuesOf<typeof conditionFields.fields>;
export type ConditionField = keyof ConditionValues;

/** What a type needs: one of each group; and what it may have besides. */
interface Use {
  readonly needs: readonly (readonly ConditionField[])[];
  readonly may: readonly ConditionField[];
}

const use = (needs: Use['needs'], may: Use['may'] = []): Use => ({ needs, may });

/** Fields by type. */
export const USED: Readonly<Record<ConditionType, Use>> = {
  sign: use([['body', 'angle'], ['signs']]),
  degrees: use([['body', 'angle'], ['from_degree'], ['to_degree']]),
  dignity: use([['body'], ['dignities']]),
  house: use([['body'], ['houses']]),
  retrograde: use([['body']]),
  combust: use([['body']], ['orb']),
  under_beams: use([['body']], ['orb']),
  cazimi: use([['body']], ['orb']),
  aspect: use([['body'], ['to_body', 'natal_point']], ['aspects', 'orb', 'motion']),
  phase: use([['phases', 'from_degree']], ['to_degree']),
  void_of_course: use([], ['voc_bodies', 'voc_definition']),
  mansion: use([['mansions']], ['body', 'mansion_table']),
  hour_ruler: use([['planets']]),
  day_ruler: use([['planets']]),
  daylight: use([]),
  weekday: use([['weekdays']]),
  local_time: use([['from_time'], ['to_time']]),
  tithi: use([['tithis']]),
  nakshatra: use([['nakshatras', 'padas']], ['body']),
  yoga: use([['yogas']]),
  karana: use([['karanas']]),
  vara: use([['weekdays']]),
  lagna: use([['signs']]),
  hora: use([['planets']]),
  choghadiya: use([['choghadiyas']]),
};
