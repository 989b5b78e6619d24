import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Config, Operator } from '../config/config.ts';
import { type PreparedCopies, preparedCopies } from '../encoding/compress.ts';
import { fillIn, webRoutes } from './web-routes.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.md': 'text/markdown; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.pdf': 'application/pdf',
  '.data': 'text/x-script; charset=utf-8',
};
const COMPRESSED = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.webmanifest',
  '.txt',
  '.xml',
  '.md',
  '.atom',
  '.data',
]);

/** Placeholder of the web build for the origin of this installation: canonical links, the preview image, the site map, addresses in texts. */
export const BUILT_ORIGIN = 'https://theia.invalid';
const NAMING_THE_ORIGIN = new Set(['.html', '.xml', '.txt', '.md', '.atom', '.json']);

export interface WebFile {
  readonly type: string;
  readonly etag: string;
  /** True if the name contains a hash of the content. */
  readonly immutable: boolean;
  /** CSP sources of the inline scripts of a page. */
  readonly scriptHashes: readonly string[];
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Null if compression gains nothing. */
  readonly copies: PreparedCopies | null;
}

const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist/client');

/** Opens the built web app. Without a build there are no pages. @param unknownPaths answers the paths that no part of the server knows */
export function openWeb(config: Config, unknownPaths: MiddlewareHandler) {
  const { publicUrl, supportEmail, trustedBy, social } = config;
  const files = existsSync(WEB_FOLDER)
    ? loadWeb(WEB_FOLDER, publicUrl, { supportEmail, trustedBy, social })
    : new Map();
  return { routes: new Hono().use(unknownPaths).route('/', webRoutes(files, config)) };
}

/** Reads the built web app into memory, with the origin and the operator's values filled in, by URL path (`/assets/x.js`, `/pricing/index.html`). */
export function loadWeb(
  folder: string,
  publicUrl: string = BUILT_ORIGIN,
  operator: Operator | null = null,
): ReadonlyMap<string, WebFile> {
  const { origin } = new URL(publicUrl);
  const files = new Map<string, WebFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const extension = extname(entry.name);
    const built = readFileSync(path);
    const data = NAMING_THE_ORIGIN.has(extension)
      ? Buffer.from(named(built.toString('utf8').replaceAll(BUILT_ORIGIN, origin), extension, operator))
      : built;
    const urlPath = `/${relative(folder, path).split(sep).join('/')}`;
    const bytes = new Uint8Array(data);
    files.set(urlPath, {
      type: TYPES[extension] ?? 'application/octet-stream',
      etag: `W/"${createHash('sha256').update(data).digest('base64url').slice(0, 22)}"`,
      immutable: urlPath.startsWith('/assets/'),
      scriptHashes: extension === '.html' ? inlineScriptHashes(data.toString('utf8')) : [],
      bytes,
      copies: COMPRESSED.has(extension) && data.length > 1024 ? preparedCopies(bytes) : null,
    });
  }
  return files;
}

const named = (text: string, extension: string, operator: Operator | null): string =>
  extension === '.html' && operator !== null ? fillIn(text, operator) : text;

/** `'sha256-…'` for every script element without `src`, as a strict policy requires (CSP Level 3, §8.2). */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, source]) =>
      `'sha256-${createHash('sha256')
        .update(source ?? '', 'utf8')
        .digest('base64')}'`,
  );
}
