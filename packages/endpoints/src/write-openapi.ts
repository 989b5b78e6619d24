import { writeFile } from 'node:fs/promises';
import { openApiDocument } from './openapi.ts';

/** The path of the committed document. */
export const OPENAPI_FILE = new URL('../openapi.json', import.meta.url);

/** The text of the document as written to disk and served. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument())}\n`;
}

if (import.meta.main) await writeFile(OPENAPI_FILE, openApiText());
