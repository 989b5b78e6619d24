import type { PolarPhase } from '@theia-astro/astro/vedic/rise-set/sun-times';
import { z } from 'zod';
import {
  clockCandidateSchema,
  dateCandidateSchema,
  instantSchema,
  localCandidateSchema,
  placeSchema,
} from './place-and-time.ts';
import type { Wire } from './wire.ts';

/** Warning codes. Values may be added. */
const WARNING_CODES = [
  'birth_time_unknown',
  'ambiguous_location',
  'ambiguous_local_time',
  'nonexistent_local_time',
  'local_mean_time_used',
  'timezone_uncertain',
  'calendar_assumed',
  'house_system_fallback',
  'houses_reversed',
  'polar_no_sunrise',
  'reduced_precision',
  'body_unavailable',
  'range_clipped',
  'bounds_undefined',
  'mean_undetermined',
  'leap_second',
  'location_corrected',
  'unknown_field',
  'future_date',
  'assumed_roles',
  'no_return_in_year',
  'location_ignored',
  'converse_assumed',
  'items_not_covered',
  'field_absent',
  'model_failed',
  'model_refused',
] as const;
type WarningCode = (typeof WARNING_CODES)[number];

const candidateSchema = z.union([placeSchema, clockCandidateSchema, localCandidateSchema, dateCandidateSchema]);

export const warningSchema = z
  .object({
    code: z.enum(WARNING_CODES),
    message: z.string(),
    field: z.string().optional(),
    candidates: z
      .array(candidateSchema)
      .optional()
      .meta({ description: 'Other places, or the possible readings of a local time or a date.' }),
    searched: z
      .object({ starts_at: instantSchema, ends_at: instantSchema })
      .optional()
      .meta({ description: 'With range_clipped: the range that was searched; ends_at is exclusive.' }),
  })
  .meta({
    id: 'Warning',
    description: 'Something the caller should know about the request; the answer is still valid.',
  });

/** Something the caller should know about the request. */
export interface Warning {
  readonly code: WarningCode;
  readonly message: string;
  readonly field?: string;
  readonly candidates?: readonly Wire<typeof candidateSchema>[];
  /** With `range_clipped`: the range that was searched. */
  readonly searched?: { readonly starts_at: string; readonly ends_at: string };
}

/** The warning for a place and day where the Sun does not both rise and set: which of the two, and what follows. */
export function polarWarning(phase: PolarPhase, consequence: string, field?: string): Warning {
  return {
    code: 'polar_no_sunrise',
    message: `Polar ${phase}: the Sun does not ${phase === 'day' ? 'set' : 'rise'} at this place around that date. ${consequence}`,
    ...(field === undefined ? {} : { field }),
  };
}
