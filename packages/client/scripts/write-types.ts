import { readFile, writeFile } from 'node:fs/promises';
import { PYTHON_MODULES } from '../../client-python/scripts/modules.ts';
import { localFunctionsText } from './local-functions.ts';
import { catalogueText, methodsText } from './methods.ts';
import { resourcesText } from './resources.ts';
import { wireTypesText } from './type-text.ts';

/** The modules of the clients that are generated from the OpenAPI document. */
const MODULES = [
  { file: new URL('../src/wire-types.ts', import.meta.url), text: wireTypesText },
  { file: new URL('../src/catalogue.ts', import.meta.url), text: catalogueText },
  { file: new URL('../src/resources.ts', import.meta.url), text: resourcesText },
  { file: new URL('../src/theia.ts', import.meta.url), text: methodsText },
  { file: new URL('../../theia-astro/src/functions.ts', import.meta.url), text: localFunctionsText },
  ...PYTHON_MODULES,
];

// An unchanged file keeps its time, so that nothing that watches it starts again.
for (const { file, text } of MODULES) {
  const written = text();
  if (written !== (await readFile(file, 'utf8').catch(() => ''))) await writeFile(file, written);
}
