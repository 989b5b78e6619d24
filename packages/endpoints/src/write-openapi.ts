import { writeFile } from 'node:fs/promises';
import { buildOpenApi } from './openapi.ts';

/** Where the committed document stands. */
export const OPENAPI_FILE = new URL('../openapi.json', import.meta.url);

/** The document as it is written to disk and served. */
export function openApiText(): string {
  return `${JSON.stringify(buildOpenApi(), null, 2)}\n`;
}

if (import.meta.main) await writeFile(OPENAPI_FILE, openApiText());
