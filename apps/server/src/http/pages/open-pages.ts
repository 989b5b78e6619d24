import { readFile } from 'node:fs/promises';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { DOCUMENT_ORIGIN, exampleTexts } from '@theia-astro/endpoints/openapi/operation';
import { OPENAPI_FILE, openApiText } from '@theia-astro/endpoints/write-openapi';
import type { Base } from '../../base.ts';
import { readMigrations } from '../../database/migrate.ts';
import { MIGRATIONS_DIRECTORY } from '../../database/open-database.ts';
import { discoveryPages } from './discovery.ts';
import { readinessCheck, type ReadinessSources } from './readiness.ts';
import { preparedPage, type ServicePage, servicePages } from './service-pages.ts';

interface PagesDependencies extends Omit<ReadinessSources, 'migrations'>, Pick<Base, 'config' | 'metrics'> {
  readonly catalog: readonly Endpoint[];
  readonly now: () => number;
  /** The OpenAPI document. Absent: the published one, with the origin of this installation. */
  readonly openApi?: string | undefined;
  /** Pages of other parts of the server, by path. */
  readonly others: ReadonlyMap<string, ServicePage>;
}

/** Opens the pages of the server itself: health, readiness, metrics, the OpenAPI document, discovery, example answers. */
export async function openPages({ config, metrics, catalog, openApi, others, now, ...sources }: PagesDependencies) {
  const readiness = readinessCheck({ ...sources, migrations: await readMigrations(MIGRATIONS_DIRECTORY) });
  const document =
    openApi ??
    openApiText(JSON.parse(await readFile(OPENAPI_FILE, 'utf8'))).replaceAll(
      DOCUMENT_ORIGIN,
      new URL(config.publicUrl).origin,
    );
  const examples = [...exampleTexts(catalog)].map(([path, text]) => [path, preparedPage(text)] as const);
  return {
    metrics: { readiness: async () => ({ ...(await readiness()) }) },
    pages: new Map([
      ...servicePages({ config, metrics, readiness, openApi: preparedPage(document) }),
      ...discoveryPages(config, now),
      ...examples,
      ...others,
    ]),
  };
}
