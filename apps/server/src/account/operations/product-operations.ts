import type { Compute } from '../../compute/compute.ts';
import type { Config } from '../../config/config.ts';
import type { Sql } from '../../database/database.ts';
import type { Product } from '../../http/open-product.ts';
import type { WorkerBus } from '../../processes/worker-bus.ts';
import { openWebhooks } from '../../webhooks/delivery-worker.ts';
import { reportHandlers } from './reports.ts';
import { webhookHandlers } from './webhooks.ts';

interface ProductOperationsDependencies {
  readonly config: Config;
  readonly sql: Sql;
  readonly product: Pick<Product, 'reports' | 'idempotency'>;
  readonly compute: Compute;
  readonly workerBus: WorkerBus;
}

/** The dashboard's way to reports, webhooks and event subscriptions, through the stores of the product API. */
export function openProductOperations(dependencies: ProductOperationsDependencies) {
  const { config, sql, compute, workerBus } = dependencies;
  const { reports, idempotency } = dependencies.product;
  return {
    operations: {
      ...webhookHandlers({
        sql,
        config,
        webhooks: openWebhooks(sql, config),
        shared: workerBus.share('webhook-tests'),
      }),
      ...(reports !== null &&
        reportHandlers({
          ...reports,
          compute,
          idempotency,
          publicUrl: config.publicUrl,
          now: Date.now,
          shared: workerBus.share('report-previews'),
        })),
    },
  };
}
