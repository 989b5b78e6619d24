import { type Arc, equalParts, phaseArc } from '@theia-astro/astro/elections/arcs';
import type { ElectionCondition } from '@theia-astro/astro/elections/condition';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';
import type { FieldReader } from '../request/field-reader.ts';
import type { ConditionValues } from './condition-fields.ts';

/** Arcs that a condition names; undefined where they are missing or faulty. */
export type MaybeArcs = readonly Arc[] | undefined;

/** The condition on arcs, where there are any. */
export function withArcs(arcs: MaybeArcs, make: (arcs: readonly Arc[]) => ElectionCondition): ElectionCondition | null {
  return arcs === undefined ? null : make(arcs);
}

/** Parts of the circle by name, of which there are as many as names. */
export function partsOf<Id>(all: readonly Id[], ids: readonly Id[] | undefined): MaybeArcs {
  return (
    ids &&
    equalParts(
      ids.map((id) => all.indexOf(id)),
      all.length,
    )
  );
}

/** The arcs of `signs`. */
export function signArcs({ signs }: ConditionValues): MaybeArcs {
  return partsOf(SIGNS, signs);
}

/** `from_degree` to `to_degree`. Records `missing_field`, `conflicting_fields`. */
export function rangeArcs(fields: FieldReader, { from_degree: from, to_degree: to }: ConditionValues): MaybeArcs {
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
export function phaseArcs(fields: FieldReader, values: ConditionValues): MaybeArcs {
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
