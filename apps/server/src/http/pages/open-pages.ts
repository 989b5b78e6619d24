import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { exampleTexts } from '@theia-astro/endpoints/openapi/operation';
import type { Config } from '../../config/config.ts';
import { readMigrations } from '../../database/migrate.ts';
import { MIGRATIONS_DIRECTORY } from '../../database/open-database.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { readinessCheck, type ReadinessSources } from './readiness.ts';
import { preparedPage, type ServicePage, servicePages } from './service-pages.ts';

interface PagesDependencies extends Omit<ReadinessSources, 'migrations'> {
  readonly config: Config;
  readonly metrics: Metrics;
  readonly catalog: readonly Endpoint[];
  readonly openApi: string;
  /** Pages of other parts of the server, by path. */
  readonly others: ReadonlyMap<string, ServicePage>;
}

/** Opens the pages of the server itself: health, readiness, metrics, the OpenAPI document, example answers. */
export async function openPages({ config, metrics, catalog, openApi, others, ...sources }: PagesDependencies) {
  const readiness = readinessCheck({ ...sources, migrations: await readMigrations(MIGRATIONS_DIRECTORY) });
  const examples = [...exampleTexts(catalog)].map(([path, text]) => [path, preparedPage(text)] as const);
  return {
    metrics: { readiness: async () => ({ ...(await readiness()) }) },
    pages: new Map([
      ...servicePages({ config, metrics, readiness, openApi: preparedPage(openApi) }),
      ...examples,
      ...others,
    ]),
  };
}
