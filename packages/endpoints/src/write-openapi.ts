import { writeFile } from 'node:fs/promises';
import { openApiDocument } from './openapi.ts';

/** The path of the committed document, formatted for its readers. */
export const OPENAPI_FILE = new URL('../openapi.json', import.meta.url);

/** The text of the document as served. */
export function openApiText(document: unknown = openApiDocument()): string {
  return `${JSON.stringify(document)}\n`;
}

if (import.meta.main) {
  const { format, resolveConfig } = await import('prettier');
  const options = await resolveConfig(OPENAPI_FILE);
  await writeFile(OPENAPI_FILE, await format(openApiText(), { ...options, parser: 'json' }));
}
