import { readFile } from 'node:fs/promises';
import { DOCUMENT_ORIGIN } from '@theia-astro/endpoints/openapi';
import { OPENAPI_FILE, openApiText } from '@theia-astro/endpoints/write-openapi';

/** The published OpenAPI document, with the origin of this installation. */
export async function readOpenApi(publicUrl: string): Promise<string> {
  const text = openApiText(JSON.parse(await readFile(OPENAPI_FILE, 'utf8')));
  return text.replaceAll(DOCUMENT_ORIGIN, new URL(publicUrl).origin);
}
