import { z } from 'zod';

/**
 * An instant in an answer. Years outside 0000 to 9999 have a sign and six digits, so it is not always an RFC 3339
 * `date-time`.
 */
export const instantSchema = z
  .string()
  .regex(/^(\d{4}|[+-]\d{6})-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
  .meta({
    id: 'Instant',
    description: 'ISO-8601 UTC, whole seconds; astronomical years, outside 0000 to 9999 as ±YYYYYY.',
    examples: ['1990-06-15T18:30:00Z'],
  });
export const offsetSchema = z
  .string()
  .meta({ id: 'UtcOffset', description: 'Local time minus UTC, ±HH:MM[:SS].', examples: ['-04:00'] });
