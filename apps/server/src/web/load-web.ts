import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Operator } from '../config.ts';
import { fillIn } from './fill-in.ts';

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
  '.data': 'text/x-script; charset=utf-8',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml', '.data']);

/** What the web build writes where the address of this installation belongs: canonical links, the preview image, the site map. */
export const BUILT_ORIGIN = 'https://theia.invalid';
const NAMING_THE_ORIGIN = new Set(['.html', '.xml', '.txt']);

export type Encoding = 'br' | 'gzip' | 'identity';

export interface WebFile {
  readonly type: string;
  readonly etag: string;
  /** True where the name holds a hash of the content. */
  readonly immutable: boolean;
  /** CSP sources of the inline scripts of a page. */
  readonly scriptHashes: readonly string[];
  body(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
  readonly encodings: readonly Encoding[];
}

const compressors: Readonly<Record<Encoding, (data: Uint8Array) => Promise<Uint8Array>>> = {
  br: (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (data) => promisify(gzip)(data, { level: 9 }),
  identity: async (data) => data,
};

/** Reads the built web app into memory, with the address of this installation and what its operator named in it, by URL path (`/assets/x.js`, `/pricing/index.html`); compressed forms are made once, when first asked for. */
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
    const made = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
    files.set(urlPath, {
      type: TYPES[extension] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(data).digest('base64url').slice(0, 22)}"`,
      immutable: urlPath.startsWith('/assets/'),
      scriptHashes: extension === '.html' ? inlineScriptHashes(data.toString('utf8')) : [],
      encodings: COMPRESSED.has(extension) && data.length > 1024 ? ['br', 'gzip', 'identity'] : ['identity'],
      body: (encoding) => {
        const known = made.get(encoding) ?? compressors[encoding](data).then((bytes) => new Uint8Array(bytes));
        made.set(encoding, known);
        return known;
      },
    });
  }
  return files;
}

const named = (text: string, extension: string, operator: Operator | null): string =>
  extension === '.html' && operator !== null ? fillIn(text, operator) : text;

/** `'sha256-…'` for every script element without `src`: what a strict policy must name (CSP Level 3, §8.2). */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, source]) =>
      `'sha256-${createHash('sha256')
        .update(source ?? '', 'utf8')
        .digest('base64')}'`,
  );
}
