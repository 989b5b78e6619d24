import { Hono } from 'hono';
import type { Base } from '../base.ts';
import type { OpenMovedCalls } from '../call-archive/read/moved-calls.ts';
import type { Config } from '../config/config.ts';
import { batchedTask } from '../jobs/job.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { createStripe } from '../stripe/stripe-client.ts';
import type { GoogleCredentials } from './auth/auth-context.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { deleteAccount, deletionPreview } from './deletion/delete-account.ts';
import { DELETION_TASK, deletionTask } from './deletion/deletion-task.ts';
import { callFigures } from './operations/call-figures.ts';
import { callHandlers } from './operations/calls.ts';
import { keyHandlers } from './operations/keys.ts';
import { natalSystem } from './operations/natal-system.ts';
import { sweepAccounts } from './sweep-accounts.ts';

interface AccountDependencies extends Base {
  /** Null: Google sign-in is off. */
  readonly google: GoogleCredentials | null;
  readonly stripe: Config['stripe'];
  readonly movedCalls: OpenMovedCalls | null;
  readonly wake: Jobs['wake'];
}

/** Opens sign-in, and the operations on an account and its call log. */
export function openAccount({ google, stripe, movedCalls, wake, ...base }: AccountDependencies) {
  const { config, log, metrics } = base;
  const onRejection = (code: string): void => metrics.authRefusals.inc({ code });
  return {
    routes: new Hono().route('/auth/v1', authRoutes({ ...base, google, onRejection })),
    operations: {
      'natal-system': natalSystem,
      'deletion-preview': deletionPreview,
      'delete-account': deleteAccount(() => wake(DELETION_TASK)),
      ...callHandlers(movedCalls),
      ...keyHandlers(base.database),
      'call-figures': callFigures(),
    },
    tasks: [
      batchedTask(sweepAccounts),
      deletionTask({ stripe: stripe && createStripe(stripe), supportEmail: config.supportEmail, log }),
    ],
  };
}
