import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { writePython } from '../../client-python/scripts/write-types.ts';
import { catalogueText, methodsText } from './methods.ts';
import { localFunctionsText } from './local-functions.ts';
import { wireTypesText } from './wire-types.ts';

/** The modules that are made from the catalogue, by their path. */
export const MODULES = [
  { file: new URL('../src/wire-types.ts', import.meta.url), text: wireTypesText },
  { file: new URL('../src/catalogue.ts', import.meta.url), text: catalogueText },
  { file: new URL('../src/theia.ts', import.meta.url), text: methodsText },
  { file: new URL('../../theia-astro/src/functions.ts', import.meta.url), text: localFunctionsText },
] as const;

/** The text of a module as it is committed. */
export async function formatted({ file, text }: (typeof MODULES)[number]): Promise<string> {
  const options = await resolveConfig(file);
  return format(text(), { ...options, parser: 'typescript' });
}

if (import.meta.main) {
  for (const module of MODULES) {
    const text = await formatted(module);
    if (text !== (await readFile(module.file, 'utf8').catch(() => ''))) await writeFile(module.file, text);
  }
  await writePython();
}
