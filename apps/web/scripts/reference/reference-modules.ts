import type { Plugin } from 'vite';
import { BUILT_ORIGIN } from '../../src/lib/built-origin.ts';
import { topObjects } from '../../src/features/reference/model.ts';
import { changelogText } from '../changelog/read-changelog.ts';
import { readMarkdown } from '../prose/read-markdown.ts';
import { conventionsText } from './conventions.ts';
import { document, endpointPages } from './endpoint-pages.ts';
import { searchEntries } from './search-entries.ts';

const PREFIX = 'virtual:reference';
const DESCRIPTION_MAX = 160;

const constant = (name: string, value: unknown): string => `export const ${name} = ${JSON.stringify(value)};\n`;

/** What search engines show of a page. */
function metaDescription(path: string, text: string): string {
  const whole = `${path}: ${text.replaceAll('`', '')} Fields, errors, price and samples of the Theia astrology API.`;
  return whole.length <= DESCRIPTION_MAX ? whole : `${whole.slice(0, whole.lastIndexOf(' ', DESCRIPTION_MAX - 2))} …`;
}

/** The text without its title, which the page shows itself. */
const body = (text: string) => readMarkdown(text).slice(1);

const modules: Readonly<Record<string, () => string>> = {
  /** What every page knows about the others, and how to load each. */
  [PREFIX]: () =>
    [
      constant(
        'endpoints',
        endpointPages.map(({ name, path, title, tag, operations }) => ({
          name,
          path,
          title,
          tag,
          operations: operations.map(({ id, method }) => ({ id, method })),
        })),
      ),
      constant('tags', document.tags),
      ...['', '/fields'].map(
        (part) =>
          `export const ${part === '' ? 'loaders' : 'fieldLoaders'} = {\n${endpointPages.map(({ name }) => `${name}: () => import('${PREFIX}/${name}${part}'),\n`).join('')}};\n`,
      ),
    ].join(''),
  [`${PREFIX}-descriptions`]: () =>
    constant(
      'descriptions',
      Object.fromEntries(
        endpointPages.map(({ name, path, description }) => [name, metaDescription(path, description)]),
      ),
    ),
  [`${PREFIX}-search`]: () => constant('entries', searchEntries()),
  [`${PREFIX}-conventions`]: () => constant('blocks', body(conventionsText())),
  [`${PREFIX}-changelog`]: () => constant('blocks', body(changelogText().replaceAll(BUILT_ORIGIN, ''))),
  ...Object.fromEntries(
    endpointPages.flatMap((page) => [
      [`${PREFIX}/${page.name}`, () => constant('page', { ...page, objects: topObjects(page) })],
      [`${PREFIX}/${page.name}/fields`, () => constant('objects', page.objects)],
    ]),
  ),
};

/** Gives the web build the reference of the API, made from the catalogue: `virtual:reference` and its parts, each loaded by the page that shows it. */
export function referenceModules(): Plugin {
  return {
    name: 'reference-modules',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? (modules[id.slice(1)]?.() ?? null) : null),
  };
}
