import type { BodyId } from '../bodies/body-id.ts';
import type { AngleId } from '../houses/angles.ts';
import type { LotId } from '../lots/lots.ts';

/** Anything that can form an aspect. */
export type PointId = BodyId | AngleId | LotId;
