import { readFileSync } from 'node:fs';
import type { EndpointPage } from '../../src/features/reference/model.ts';
import { BUILT_ORIGIN } from '../../src/lib/built-origin.ts';
import { site } from '../../src/lib/site.ts';
import { changelogText, feedText } from '../changelog/read-changelog.ts';
import { alternativesMarkdown } from './alternatives-markdown.ts';
import { endpointAddress, GENERAL_PAGES } from './addresses.ts';
import { conventionsText } from './conventions.ts';
import { document, endpointPages } from './endpoint-pages.ts';
import { collectionText } from './postman-collection.ts';
import { endpointMarkdown, errorsMarkdown, indexMarkdown, type Written } from './write-markdown.ts';

const generalTexts = (): Readonly<Record<string, string>> => ({
  '/reference': indexMarkdown(),
  '/reference/conventions': conventionsText(),
  '/errors': errorsMarkdown(),
  '/changelog': changelogText(),
  '/alternatives': alternativesMarkdown(),
});

function llmsText(): string {
  const line = (title: string, address: string, text: string) => `- [${title}](${BUILT_ORIGIN}${address}.md): ${text}`;
  const tags = document.tags.map(({ name }) => {
    const lines = endpointPages
      .filter(({ tag }) => tag === name)
      .map(({ name: page, title, operations, description }) =>
        line(
          `${[...new Set(operations.map(({ method }) => method))].join(', ')} ${operations[0].path}`,
          endpointAddress(page),
          `${title}. ${description.split(/(?<=\.) /)[0] ?? ''}`,
        ),
      );
    return `## ${name}\n\n${lines.join('\n')}`;
  });
  return [
    `# ${site.name}`,
    `> ${site.description}`,
    `Base address ${BUILT_ORIGIN}. Send the key as \`Authorization: Bearer YOUR_KEY\`. With \`"format": "llm"\` every product responds in lean Markdown. MCP at ${BUILT_ORIGIN}/mcp.`,
    '## Start here',
    [
      ...GENERAL_PAGES.map(({ address, title, text }) => line(title, address, text)),
      `- [OpenAPI 3.1](${BUILT_ORIGIN}/openapi.json): the whole API, machine readable.`,
      `- [Full text](${BUILT_ORIGIN}/llms-full.txt): all pages below. By subject: ${document.tags
        .map(({ name }) => `[${name}](${BUILT_ORIGIN}${subjectAddress(name)})`)
        .join(', ')}.`,
    ].join('\n'),
    ...tags,
  ].join('\n\n');
}

/** The full text of the endpoints of one tag. */
const subjectAddress = (tag: string): string => `/llms-full/${tag.toLowerCase().replaceAll(/\W+/g, '-')}.txt`;

/** Pages of the reference in one text. What several endpoints share is written out once. */
function fullText(before: readonly string[], pages: readonly EndpointPage[]): string {
  const written: Written = new Map();
  return [...before, ...pages.map((page) => endpointMarkdown(page, written))].join('\n---\n\n');
}

/** The texts of the reference beside its pages, by address: each page as Markdown, llms.txt, the collection, the feed, the figures of accuracy and speed. */
export function siteTexts(): ReadonlyMap<string, string> {
  const general = generalTexts();
  const { '/changelog': _, '/alternatives': __, ...before } = general;
  return new Map([
    ...Object.entries(general).map(([address, text]) => [`${address}.md`, text] as const),
    ...endpointPages.map((page) => [`${endpointAddress(page.name)}.md`, endpointMarkdown(page)] as const),
    ['/llms.txt', `${llmsText()}\n`],
    ['/llms-full.txt', fullText(Object.values(before), endpointPages)],
    ...document.tags.map(
      ({ name }) =>
        [
          subjectAddress(name),
          fullText(
            [],
            endpointPages.filter(({ tag }) => tag === name),
          ),
        ] as const,
    ),
    ['/theia.postman_collection.json', collectionText()],
    ['/changelog.atom', feedText()],
    ...['accuracy', 'speed'].map(
      (page) =>
        [
          `/${page}.json`,
          readFileSync(new URL(`../../src/features/${page}/results.json`, import.meta.url), 'utf8'),
        ] as const,
    ),
  ]);
}
