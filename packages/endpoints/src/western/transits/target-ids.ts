import { BODY_IDS } from '@theia-astro/astro/bodies/body-id';
import { ANGLE_IDS } from '@theia-astro/astro/houses/angles';
import { LOT_IDS } from '@theia-astro/astro/lots/lots';

/** Natal points that a request may name as targets, in addition to numbered asteroids. */
export const TARGET_IDS = [...BODY_IDS, ...ANGLE_IDS, ...LOT_IDS] as const;
