import type { SearchEntry } from '../../src/lib/reference-search/search-entry.ts';
import { plainText, readMarkdown } from '../prose/read-markdown.ts';
import { GENERAL_PAGES } from './addresses.ts';
import { conventionsText } from './conventions.ts';
import { endpointPages } from './endpoint-pages.ts';
import { problems } from './problems.ts';

/** Longest text of an entry: what fits on its line. */
const TEXT_MAX = 120;

const cut = (text: string): string =>
  text.length <= TEXT_MAX ? text : `${text.slice(0, text.lastIndexOf(' ', TEXT_MAX))} …`;

function listFields(): readonly SearchEntry[] {
  const found = new Map<string, { title: string; text: string; places: { page: string; anchor: string }[] }>();
  for (const { name: page, objects } of endpointPages)
    for (const { forms } of Object.values(objects))
      for (const { address, fields } of forms)
        for (const { name, description = '', aliases = [] } of fields)
          for (const title of [name, ...aliases]) {
            const text = title === name ? description : `Alias of ${name}.`;
            const key = `${title} ${text}`;
            const entry = found.get(key) ?? { title, text: cut(text), places: [] };
            found.set(key, entry);
            if (!entry.places.some((place) => place.page === page))
              entry.places.push({ page, anchor: `${address}.${name}` });
          }
  return [...found.values()].map((entry) => ({ kind: 'field', ...entry }));
}

/** Everything that the search of the reference finds: endpoints, their fields, error codes, pages and their sections. */
export function searchEntries(): readonly SearchEntry[] {
  return [
    ...endpointPages.map(({ name, path, title, description }): SearchEntry => ({
      kind: 'endpoint',
      title: path,
      text: cut(`${title}. ${description}`),
      places: [{ page: name, anchor: '' }],
    })),
    ...GENERAL_PAGES.map(({ address, title, text }): SearchEntry => ({
      kind: 'page',
      title,
      text,
      places: [{ page: address, anchor: '' }],
    })),
    ...readMarkdown(conventionsText()).flatMap((block): readonly SearchEntry[] =>
      block.kind === 'heading' && block.level === 2
        ? [
            {
              kind: 'page',
              title: plainText(block.text),
              text: 'Conventions',
              places: [{ page: '/reference/conventions', anchor: block.id }],
            },
          ]
        : [],
    ),
    ...problems.map(({ code, status, meaning }): SearchEntry => ({
      kind: 'error',
      title: code,
      text: cut(`${status}. ${meaning}`),
      places: [{ page: '/errors', anchor: code }],
    })),
    ...listFields(),
  ];
}
