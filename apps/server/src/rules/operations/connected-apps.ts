import { z } from 'zod';
import { dailyLimit } from '../connected-apps.ts';
import type { Operation } from './operation.ts';

const app = z.object({ id: z.guid() });
const changed = z.strictObject({ id: z.string() });

/** The view `connected_apps` shows them. */
export const connectedAppOperations = {
  'limit-app': {
    input: app.extend({ daily_limit_usd: dailyLimit }),
    output: changed,
    invalid: ({ message }) => message,
    audit: ['app.limited'],
  },
  /** Ends its tokens too. */
  'disconnect-app': { input: app, output: changed, audit: ['app.disconnected'] },
} as const satisfies Readonly<Record<string, Operation>>;
