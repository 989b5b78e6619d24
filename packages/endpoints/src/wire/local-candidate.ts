import { z } from 'zod';
import { instantSchema, offsetSchema } from './instant.ts';

/** One reading of a local time that occurred twice or was skipped. */
export const localCandidateSchema = z
  .object({ local: z.string(), utc: instantSchema, offset: offsetSchema })
  .meta({ id: 'LocalTimeCandidate', description: 'One reading of a local time that occurred twice or was skipped.' });
