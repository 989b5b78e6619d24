import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Config } from '../config/config.ts';
import type { Product } from '../http/open-product.ts';
import { loadWeb } from './load-web.ts';
import { webRoutes } from './web-routes.ts';

export const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist/client');

/** Opens the built web app, and answers the paths that no part of the server knows. Without a build there are no pages. */
export function openWeb(config: Config, unknownPaths: Product['unknownPaths']) {
  const { publicUrl, supportEmail, trustedBy, social } = config;
  const files = existsSync(WEB_FOLDER)
    ? loadWeb(WEB_FOLDER, publicUrl, { supportEmail, trustedBy, social })
    : new Map();
  return { routes: new Hono().use(unknownPaths).route('/', webRoutes(files, config)) };
}
