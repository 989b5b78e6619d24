import type { ReactNode } from 'react';
import type { FaultsByField } from '../request/problem.ts';
import type { Path } from './change.ts';
import type { ObjectKind } from './model.ts';

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
