import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { OpenMovedCalls } from '../call-archive/read/moved-calls.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { batchedTask } from '../jobs/job.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { WorkerBus } from '../processes/worker-bus.ts';
import { createStripe } from '../stripe/stripe-client.ts';
import type { GoogleCredentials } from './auth/auth-context.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { deleteAccount, deletionPreview } from './deletion/delete-account.ts';
import { DELETION_TASK, deletionTask } from './deletion/deletion-task.ts';
import { callFigures } from './operations/call-figures.ts';
import { callHandlers } from './operations/calls.ts';
import { natalSystem } from './operations/natal-system.ts';
import { sweepAccounts } from './sweep-accounts.ts';

interface AccountDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly workerBus: WorkerBus;
  /** Null: Google sign-in is off. */
  readonly google: GoogleCredentials | null;
  readonly stripe: Config['stripe'];
  readonly movedCalls: OpenMovedCalls | null;
  /** Runs a task soon. */
  readonly wake: (task: string) => Promise<void>;
}

/** Opens sign-in, and the operations on an account and its call log. */
export function openAccount(dependencies: AccountDependencies) {
  const { config, database, log, metrics, workerBus, google, stripe, movedCalls, wake } = dependencies;
  return {
    routes: new Hono().route(
      '/auth/v1',
      authRoutes({
        config,
        database,
        log,
        workerBus,
        google,
        onRejection: (code) => metrics.authRefusals.inc({ code }),
      }),
    ),
    operations: {
      'natal-system': natalSystem,
      'deletion-preview': deletionPreview,
      'delete-account': deleteAccount(() => wake(DELETION_TASK)),
      ...callHandlers(movedCalls),
      'call-figures': callFigures(),
    },
    tasks: [
      batchedTask(sweepAccounts),
      deletionTask({
        stripe: stripe === null ? null : createStripe(stripe),
        supportEmail: config.supportEmail,
        log,
      }),
    ],
  };
}
