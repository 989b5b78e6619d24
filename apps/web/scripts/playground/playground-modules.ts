import type { Plugin } from 'vite';
import { formIndex, forms } from './forms.ts';

const PREFIX = 'virtual:playground';

const modules: Readonly<Record<string, () => string>> = {
  /** Every operation, and how to load the form of each. */
  [PREFIX]: () =>
    [
      `export const operations = ${JSON.stringify(formIndex)};\n`,
      `export const loaders = {\n${forms.map(({ id }) => `${id}: () => import('${PREFIX}/${id}'),\n`).join('')}};\n`,
    ].join(''),
  ...Object.fromEntries(
    forms.map((form) => [`${PREFIX}/${form.id}`, () => `export const form = ${JSON.stringify(form)};\n`]),
  ),
};

/** Gives the web build the forms of the playground, made from the catalogue: `virtual:playground` and one part an operation. */
export function playgroundModules(): Plugin {
  return {
    name: 'playground-modules',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? (modules[id.slice(1)]?.() ?? null) : null),
  };
}
