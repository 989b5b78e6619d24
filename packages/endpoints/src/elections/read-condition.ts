import { equalParts, type Arc } from '@theia-astro/astro/elections/arcs';
import type { ElectionCondition } from '@theia-astro/astro/elections/condition';
import {
  phaseArc,
  dignitySigns,
  karanaArcs,
  mansionArcs,
  nakshatraArcs,
} from '@theia-astro/astro/elections/named-arcs';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';
import { ASPECT_KINDS, MAJOR_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import { CLASSICAL_PLANETS } from '@theia-astro/astro/bodies/groups';
import type { PointId } from '@theia-astro/astro/points/point-id';
import { combustionLimitsDeg } from '@theia-astro/astro/vedic/dignity/combustion';
import { NAKSHATRAS } from '@theia-astro/astro/vedic/nakshatra';
import { NITYA_YOGAS, TITHIS } from '@theia-astro/astro/vedic/panchang/limb-names';
import type { FieldReader } from '../request/field-reader.ts';
import { type ConditionValues, USED, type ConditionField, type ConditionType } from './condition-fields.ts';
import type { ClockTime } from '../time/date-text.ts';
import { WEEKDAYS } from '../vedic-parts/panchang-shape.ts';

/** Arcs that a condition names; undefined where they are missing or faulty. */
type MaybeArcs = readonly Arc[] | undefined;

/** The condition on arcs, where there are any. */
function withArcs(arcs: MaybeArcs, make: (arcs: readonly Arc[]) => ElectionCondition): ElectionCondition | null {
  return arcs === undefined ? null : make(arcs);
}

/** Parts of the circle by name, of which there are as many as names. */
function partsOf<Id>(all: readonly Id[], ids: readonly Id[] | undefined): MaybeArcs {
  return (
    ids &&
    equalParts(
      ids.map((id) => all.indexOf(id)),
      all.length,
    )
  );
}

/** The arcs of `signs`. */
function signArcs({ signs }: ConditionValues): MaybeArcs {
  return partsOf(SIGNS, signs);
}

/** `from_degree` to `to_degree`. Records `missing_field`, `conflicting_fields`. */
function rangeArcs(fields: FieldReader, { from_degree: from, to_degree: to }: ConditionValues): MaybeArcs {
  if (fields.has('to_degree') !== fields.has('from_degree'))
    fields.missing(fields.has('to_degree') ? 'from_degree' : 'to_degree', undefined, 'Send both ends of the range.');
  if (from === undefined || to === undefined) return undefined;
  const widthDeg = to > from ? to - from : to + 360 - from;
  if (from % 360 !== to % 360) return [{ fromDeg: from, widthDeg }];
  fields.issue(
    'conflicting_fields',
    'to_degree',
    `${fields.path}to_degree is where the range starts.`,
    'Send a range that is not the whole circle.',
  );
  return undefined;
}

/** `phases`, or a range of Moon − Sun. Records `missing_field`, `conflicting_fields`. */
function phaseArcs(fields: FieldReader, values: ConditionValues): MaybeArcs {
  if (!fields.has('phases')) return rangeArcs(fields, values);
  if (fields.has('to_degree'))
    fields.issue(
      'conflicting_fields',
      'to_degree',
      `${fields.path}phases and ${fields.path}to_degree cannot both be given.`,
      'Send phases, or from_degree and to_degree.',
    );
  return values.phases?.map(phaseArc);
}

/** A condition as asked; what it says of a point of the birth chart waits for the chart. */
export interface AskedCondition {
  readonly type: ConditionType;
  /** Null: it must hold. */
  readonly weight: number | null;
  readonly natalPoint: PointId | null;
  readonly build: (natalLongitudeDeg: number) => ElectionCondition;
}

/** One entry of `conditions`, as read, with its reader for faults. */
export interface GivenCondition {
  readonly fields: FieldReader;
  readonly values: ConditionValues;
}

const COMMON: readonly ConditionField[] = ['type', 'required', 'weight', 'negated'];
const DEFAULT_ORB_DEG = 1;
const ALL_NAKSHATRAS = NAKSHATRAS.map((_, index) => index);
const ALL_PADAS = [1, 2, 3, 4];

/**
 * What an entry of `conditions` asks for; null where it has a fault. Records `missing_field` for what its type needs, `conflicting_fields` for what it
 * does not have.
 */
export function readCondition({ fields, values }: GivenCondition, vedic: boolean): AskedCondition | null {
  const { type } = values;
  if (!fields.has('type'))
    fields.missing('type', undefined, 'For example {"type": "sign", "body": "moon", "signs": ["taurus"]}.');
  if (type === undefined) return null;
  if (!rejectStrange(fields, type) || !requireNeeded(fields, type)) return null;
  const build = builder({ fields, values }, type, vedic);
  if (build === null) return null;
  return {
    type,
    weight: weightOf(fields, values),
    natalPoint: values.natal_point ?? null,
    build: (longitudeDeg) =>
      values.negated === true ? { kind: 'not', condition: build(longitudeDeg) } : build(longitudeDeg),
  };
}

function weightOf(fields: FieldReader, { weight, required }: ConditionValues): number | null {
  if (weight !== undefined && required === true)
    fields.issue(
      'conflicting_fields',
      'weight',
      `${fields.path}weight and ${fields.path}required cannot both be given.`,
      'What is required holds in every window: its weight would change nothing.',
    );
  return weight ?? (required === false ? 1 : null);
}

function rejectStrange(fields: FieldReader, type: ConditionType): boolean {
  const { needs, may } = USED[type];
  const known = new Set<string>([...COMMON, ...needs.flat(), ...may]);
  const strange = Object.keys(fields.echo).filter((name) => !known.has(name));
  for (const name of strange)
    fields.issue(
      'conflicting_fields',
      name,
      `${fields.path}${name} has no meaning for type ${type}.`,
      `${type} has ${[...known].filter((one) => !COMMON.some((common) => common === one)).join(', ') || 'no fields of its own'}.`,
    );
  return strange.length === 0;
}

function requireNeeded(fields: FieldReader, type: ConditionType): boolean {
  let complete = true;
  for (const group of USED[type].needs) {
    const given = group.filter((name) => fields.has(name));
    if (given.length === 0) {
      fields.missing(
        group[0]!,
        `${fields.path}${group[0]} is required for type ${type}.`,
        `Send ${group.join(' or ')}.`,
      );
      complete = false;
    } else if (given.length > 1 && !group.includes('padas')) {
      fields.issue(
        'conflicting_fields',
        given[1]!,
        `${fields.path}${given[0]} and ${fields.path}${given[1]} cannot both be given.`,
        `Send one of ${group.join(', ')}.`,
      );
      complete = false;
    }
  }
  return complete;
}

type Build = AskedCondition['build'];

/** The condition for the engine; null where a value is faulty or several do not fit together. */
function builder({ fields, values }: GivenCondition, type: ConditionType, vedic: boolean): Build | null {
  const plain = (condition: ElectionCondition | null): Build | null => (condition === null ? null : () => condition);
  const { body } = values;
  switch (type) {
    case 'sign':
      return plain(inArcs(values, signArcs(values)));
    case 'degrees':
      return plain(inArcs(values, rangeArcs(fields, values)));
    case 'lagna':
      return plain(withArcs(signArcs(values), (arcs) => ({ kind: 'angle_in_arcs', angle: 'asc', arcs })));
    case 'dignity':
      return plain(dignity(fields, values));
    case 'house':
      return plain(body && values.houses ? { kind: 'house', body, houses: values.houses } : null);
    case 'retrograde':
      return plain(body ? { kind: 'retrograde', body } : null);
    case 'combust':
    case 'under_beams':
    case 'cazimi':
      return plain(nearSun(fields, values, type, vedic));
    case 'aspect':
      return aspect(fields, values);
    case 'phase':
      return plain(withArcs(phaseArcs(fields, values), (arcs) => ({ kind: 'elongation', arcs })));
    case 'void_of_course':
      return plain({
        kind: 'void_of_course',
        bodies: values.voc_bodies ?? 'modern',
        definition: values.voc_definition ?? 'last_aspect',
      });
    case 'mansion': {
      const table = values.mansion_table ?? 'arabic';
      const arcs = values.mansions && mansionArcs(values.mansions, table);
      const zodiac = table === 'arabic' ? 'tropical' : 'sidereal';
      return plain(withArcs(arcs, (its) => ({ kind: 'body_in_arcs', body: body ?? 'moon', arcs: its, zodiac })));
    }
    case 'nakshatra': {
      const numbers = values.nakshatras?.map((id) => NAKSHATRAS.indexOf(id)) ?? ALL_NAKSHATRAS;
      const arcs = nakshatraArcs(numbers, values.padas ?? ALL_PADAS);
      return plain({ kind: 'body_in_arcs', body: body ?? 'moon', arcs, zodiac: 'sidereal' });
    }
    case 'tithi':
      return plain(withArcs(partsOf(TITHIS, values.tithis), (arcs) => ({ kind: 'elongation', arcs })));
    case 'yoga':
      return plain(withArcs(partsOf(NITYA_YOGAS, values.yogas), (arcs) => ({ kind: 'sun_moon_sum', arcs })));
    case 'karana':
      return plain(withArcs(values.karanas && karanaArcs(values.karanas), (arcs) => ({ kind: 'elongation', arcs })));
    case 'hour_ruler':
    case 'day_ruler':
      return plain(values.planets ? { kind: type, planets: values.planets } : null);
    case 'hora':
      return plain(values.planets ? { kind: 'hora', lords: values.planets } : null);
    case 'weekday':
    case 'vara': {
      const weekdays = values.weekdays?.map((id) => WEEKDAYS.indexOf(id));
      return plain(weekdays ? { kind: type, weekdays } : null);
    }
    case 'choghadiya':
      return plain(values.choghadiyas ? { kind: 'choghadiya', ids: values.choghadiyas } : null);
    case 'daylight':
      return plain({ kind: 'daylight' });
    case 'local_time':
      return plain(localTime(fields, values));
  }
}

function inArcs({ body, angle }: ConditionValues, arcs: MaybeArcs): ElectionCondition | null {
  if (arcs === undefined) return null;
  if (angle !== undefined) return { kind: 'angle_in_arcs', angle, arcs };
  return body === undefined ? null : { kind: 'body_in_arcs', body, arcs, zodiac: 'own' };
}

function dignity(fields: FieldReader, { body, dignities }: ConditionValues): ElectionCondition | null {
  if (body === undefined || dignities === undefined) return null;
  const ruler = [...CLASSICAL_PLANETS, 'north_node' as const].find((id) => id === body);
  const signs = ruler === undefined ? [] : dignitySigns(ruler, dignities);
  if (signs.length > 0) return { kind: 'body_in_arcs', body, arcs: equalParts(signs, 12), zodiac: 'own' };
  fields.issue(
    'conflicting_fields',
    'dignities',
    `${body} has none of these dignities in any sign.`,
    'Dignities are those of the Sun, the Moon, Mercury to Saturn, and exaltation and fall of the north node.',
  );
  return null;
}

function nearSun(
  fields: FieldReader,
  { body, orb }: ConditionValues,
  state: 'combust' | 'under_beams' | 'cazimi',
  vedic: boolean,
): ElectionCondition | null {
  if (body === undefined) return null;
  const never =
    body === 'sun' || (vedic && state === 'combust' && orb === undefined && combustionLimitsDeg(body) === null);
  if (!never) return { kind: 'near_sun', body, state, orbDeg: orb ?? null };
  fields.issue(
    'conflicting_fields',
    'body',
    `${fields.path}body ${body} is never ${state}.`,
    body === 'sun'
      ? 'Name another body.'
      : 'The Surya Siddhanta has limits for the Moon and Mercury to Saturn; send orb for others.',
  );
  return null;
}

function aspect(fields: FieldReader, values: ConditionValues): Build | null {
  const { body, to_body: toBody, natal_point: natalPoint, motion, orb = DEFAULT_ORB_DEG } = values;
  if (body === undefined || (toBody === undefined && natalPoint === undefined)) return null;
  const isSame = body === toBody || [body, toBody].every((id) => id === 'north_node' || id === 'south_node');
  if (isSame) {
    fields.issue(
      'conflicting_fields',
      'to_body',
      `${body} and ${toBody} keep the same angle.`,
      'Name two bodies that move against each other.',
    );
    return null;
  }
  const kinds = (values.aspects ?? MAJOR_ASPECTS).map((id) => ({ angleDeg: ASPECT_KINDS[id].angleDeg, orbDeg: orb }));
  return (longitudeDeg) => ({
    kind: 'aspect',
    body,
    to: toBody ?? longitudeDeg,
    aspects: kinds,
    approach: motion ?? null,
  });
}

function localTime(fields: FieldReader, { from_time: from, to_time: to }: ConditionValues): ElectionCondition | null {
  if (from === undefined || to === undefined) return null;
  const [fromHours, toHours] = [hoursOf(from), hoursOf(to)];
  if (fromHours !== toHours) return { kind: 'local_time', fromHours, toHours };
  fields.issue(
    'conflicting_fields',
    'to_time',
    `${fields.path}to_time is ${fields.path}from_time.`,
    'Send a span of the day.',
  );
  return null;
}

function hoursOf({ hour, minute, second, millisecond }: ClockTime): number {
  return hour + minute / 60 + (second + millisecond / 1000) / 3600;
}
