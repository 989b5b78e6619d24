import { catalogueText } from './catalogue.ts';
import { answersText, requestsText, wordsText } from './declarations.ts';
import { callsText, clientText, itemsText } from './methods.ts';

const file = (name: string): URL => new URL(`../src/theia_astro/${name}.py`, import.meta.url);

/** The modules of the Python client that are made from the catalogue. */
export const PYTHON_MODULES = [
  { file: file('words'), text: wordsText },
  { file: file('requests'), text: requestsText },
  { file: file('answers'), text: answersText },
  { file: file('_catalogue'), text: catalogueText },
  { file: file('items'), text: itemsText },
  { file: file('_calls'), text: callsText },
  { file: file('_theia'), text: () => clientText(false) },
  { file: file('_async_theia'), text: () => clientText(true) },
] as const;
