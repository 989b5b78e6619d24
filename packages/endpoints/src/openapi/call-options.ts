import { z } from 'zod';
import { DRY_RUN } from './parameters.ts';

/** Fields of every body that is posted, read before any product. */
export const callOptionsSchema = z
  .object({
    bearer: z.string().optional().meta({
      description: 'API key, read only when the Authorization header is absent.',
      writeOnly: true,
    }),
    dry_run: z.boolean().optional().meta({ description: DRY_RUN }),
  })
  .meta({ id: 'CallOptions' });
