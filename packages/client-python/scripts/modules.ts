import { catalogueText } from './catalogue.ts';
import { answersText, requestsText, wordsText } from './declarations.ts';
import { itemsText } from './items.ts';
import { ASYNC, clientText, SYNC } from './methods.ts';

const file = (name: string): URL => new URL(`../src/theia_astro/${name}.py`, import.meta.url);

/** The modules of the Python client that are made from the catalogue. */
export const PYTHON_MODULES = [
  { file: file('words'), text: wordsText },
  { file: file('requests'), text: requestsText },
  { file: file('answers'), text: answersText },
  { file: file('_catalogue'), text: catalogueText },
  { file: file('items'), text: itemsText },
  { file: file('_theia'), text: () => clientText(SYNC) },
  { file: file('_async_theia'), text: () => clientText(ASYNC) },
] as const;
