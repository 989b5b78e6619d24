import type { ReactNode } from 'react';
import type { FaultsByField } from '../request/problem.ts';
import { type Fields, isFields, type ObjectKind } from './model.ts';

/** Where a value stands in a request: names of fields, and places in lists. */
export type Path = readonly (string | number)[];

/** A path as problems of the API write it: `people[0].birth_date`. */
export function pathText(path: Path): string {
  return path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  );
}

/** The request with another value at a path. Undefined takes the field away; an object that is empty then goes with it. */
export function changeAt(request: Fields, path: Path, value: unknown): Fields {
  const changed = changedPart(request, path, value);
  return isFields(changed) ? changed : {};
}

function changedPart(held: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list: readonly unknown[] = Array.isArray(held) ? held : [];
    // An item of a list stays when it has become empty: the others keep their places.
    const next = changedPart(list[step], rest, value) ?? (rest.length === 0 ? undefined : {});
    return next === undefined
      ? list.filter((_, index) => index !== step)
      : [...list.slice(0, step), next, ...list.slice(step + 1)];
  }
  const object = isFields(held) ? held : {};
  const next = changedPart(object[step], rest, value);
  if (next !== undefined) return { ...object, [step]: next };
  const { [step]: _, ...others } = object;
  return Object.keys(others).length === 0 ? undefined : others;
}

/** Puts another value at a path; undefined takes the field away. */
export type Change = (path: Path, value: unknown) => void;

/** What the fields of an object take. */
export interface ObjectProps extends ControlProps {
  readonly kind: ObjectKind;
}

/** What every control of the form takes. */
export interface ControlProps {
  readonly path: Path;
  readonly value: unknown;
  readonly faults: FaultsByField;
  /** Must stay the same function. */
  readonly change: Change;
}

/** What a control takes that may hold objects. */
export interface NestingProps extends ControlProps {
  /** Shows the fields of an object inside. Must stay the same function. */
  readonly renderObject: (props: ObjectProps) => ReactNode;
}
