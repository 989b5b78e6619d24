import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { callerAddress } from '../../http/connection/api-request.ts';
import type { Access } from '../access.ts';
import { openRestEngine, type RestEngineOptions } from './engine.ts';
import { restRoutes } from './routes.ts';

const CONNECTIONS = 6;

interface RestParts {
  readonly config: Pick<Config, 'trustedProxies'>;
  readonly database: Database;
  readonly access: Access;
  readonly log: Logger;
  readonly readAnswers: RestEngineOptions['readAnswers'];
}

/** Opens the table interface for browsers. */
export function openRest({ config, database, access, log, readAnswers }: RestParts) {
  const engine = openRestEngine({
    authenticatorUrl: database.authenticatorUrl,
    roles: database.roles,
    authenticatorPassword: database.authenticatorPassword,
    keySecrets: database,
    poolSize: CONNECTIONS,
    logger: log,
    readAnswers,
  });
  const clientAddress = (c: Parameters<typeof callerAddress>[0]) => callerAddress(c, config.trustedProxies);
  return {
    routes: new Hono().route('/rest/v1', restRoutes({ access, engine, logger: log, clientAddress })),
    close: engine.close,
  };
}
