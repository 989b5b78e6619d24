import {
  type EndpointPage,
  type FieldEntry,
  type HeaderEntry,
  LANGUAGES,
  type ObjectVariant,
} from '../../src/features/reference/model.ts';
import { BUILT_ORIGIN } from '../../src/lib/built-origin.ts';
import { endpointAddress } from './addresses.ts';
import { document, endpointPages } from './endpoint-pages.ts';
import { problems } from './problems.ts';

/** Languages whose samples the Markdown contains. */
const WRITTEN: readonly string[] = ['curl', 'typescript', 'python'];
const FENCES: Readonly<Record<string, string>> = { curl: 'sh', typescript: 'ts', python: 'python', java: 'java' };

const link = (text: string, address: string): string => `[${text}](${BUILT_ORIGIN}${address}.md)`;
const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

/** Where the fields of an object that several pages have are written out; one for a text of many pages. */
export type Written = Map<string, string>;

const formTitle = (when: ObjectVariant['when']): string => {
  if (when === undefined) return 'Or';
  return when.value === undefined ? `Without \`${when.property}\`` : `When \`${when.property}\` is \`${when.value}\``;
};

class FieldWriter {
  readonly #page: EndpointPage;
  readonly #written: Written;

  constructor(page: EndpointPage, written: Written) {
    this.#page = page;
    this.#written = written;
  }

  /** The fields of an object as a nested list. */
  write(id: string, depth = 0): string[] {
    const forms = this.#page.objects[id]?.forms ?? [];
    const indent = '  '.repeat(depth);
    return forms.flatMap(({ when, fields, address }) =>
      forms.length === 1
        ? fields.flatMap((field) => this.#field(field, address, depth))
        : [`${indent}- ${formTitle(when)}:`, ...fields.flatMap((field) => this.#field(field, address, depth + 1))],
    );
  }

  #field(field: FieldEntry, address: string, depth: number): string[] {
    const { name, type, required, description, unit, limits, values, object, aliases, sameAs, replacement } = field;
    const also = aliases?.map((alias) => `\`${alias}\``).join(', ');
    const facts = [
      type,
      unit,
      limits,
      required ? `required${replacement === undefined ? '' : `, or ${replacement}`}` : undefined,
      also === undefined ? undefined : `also ${also}`,
    ].filter((fact) => fact !== undefined);
    const told = [
      description,
      values === undefined ? undefined : `One of ${values.map((value) => `\`${value}\``).join(', ')}.`,
      field.default === undefined ? undefined : `Default \`${field.default}\`.`,
    ].filter((part) => part !== undefined);
    const line = `${'  '.repeat(depth)}- \`${name}\` (${facts.join(', ')})${told.length > 0 ? `: ${told.join(' ')}` : ''}`;
    if (sameAs !== undefined) return [`${line} Fields: as in \`${sameAs}\`.`];
    if (object === undefined) return [line];
    const own = `${address}.${name}`;
    const inner = this.write(object, depth + 1);
    const shape = inner.map((each) => each.trimStart()).join('\n');
    const before = this.#written.get(shape);
    if (before !== undefined && inner.length > 1) return [`${line} Fields: as in ${before}.`];
    this.#written.set(shape, `\`${own}\`${this.#written.size > 0 ? ` of ${this.#page.path}` : ''}`);
    return [line, ...inner];
  }
}

function termsText(page: EndpointPage): string {
  return page.terms.map(({ label, text }) => `- ${label}: ${text}`).join('\n');
}

function productsText({ products, name }: EndpointPage): string[] {
  if (products.length === 0) return [];
  const own = products.every(({ page }) => page === name);
  if (own) return [`On POST /swiss it is the product ${products.map(({ word }) => `\`${word}\``).join(' or ')}.`];
  return [
    '## Products',
    products.map(({ word, page, title }) => `- \`${word}\`: ${link(title, endpointAddress(page))}`).join('\n'),
  ];
}

/** The answers of all operations, one of a kind once. */
function answerParts(page: EndpointPage, fields: FieldWriter): string[] {
  const told = new Set<string>();
  return page.operations.flatMap(({ method, path, answers }) =>
    answers.flatMap(({ status, description, object, mediaTypes }) => {
      if (object !== undefined && told.has(object)) return [];
      if (object !== undefined) told.add(object);
      return [
        `## Response${page.operations.length > 1 || answers.length > 1 ? ` ${status} of ${method} ${path}` : ''}`,
        description === page.title ? '' : description,
        object === undefined ? '' : fields.write(object).join('\n'),
        mediaTypes.length > 0 ? `Media types: ${mediaTypes.map((type) => `\`${type}\``).join(', ')}.` : '',
      ];
    }),
  );
}

/** A section that an earlier page of the same text may have already. */
function sharedSection(title: string, lines: readonly string[], page: EndpointPage, written: Written): string[] {
  if (lines.length === 0) return [];
  const text = lines.join('\n');
  const before = written.get(text);
  if (before === undefined) written.set(text, `${page.operations[0].method} ${page.path}`);
  return [`## ${title}`, before === undefined ? text : `As for ${before}.`];
}

const headerLines = (headers: readonly HeaderEntry[]): readonly string[] =>
  headers.map(({ name, description }) => `- \`${name}\`: ${description}`);

/** The page of an endpoint as Markdown. `written` holds what other pages of the same text already describe. */
export function endpointMarkdown(page: EndpointPage, written: Written = new Map()): string {
  const fields = new FieldWriter(page, written);
  const [main, ...others] = page.operations;
  const parts = [
    `# ${page.title}`,
    page.operations.map(({ method, path }) => `\`${method} ${path}\``).join(' · '),
    page.description,
    termsText(page),
    ...productsText(page),
    ...page.operations.flatMap((operation) => [
      `## ${operation.hasBody ? 'Request body' : 'Parameters'}${page.operations.length > 1 ? ` of ${operation.method} ${operation.path}` : ''}`,
      operation.path === page.path ? '' : `${operation.title}. ${operation.description}`.trim(),
      operation.request === undefined ? 'None.' : fields.write(operation.request).join('\n'),
      operation.otherBodies.length > 0 ? `Also takes ${operation.otherBodies.join('; ')}` : '',
    ]),
    ...sharedSection('Request headers', headerLines(main.headers), page, written),
    '## Samples',
    ...LANGUAGES.filter(({ value }) => WRITTEN.includes(value)).flatMap(({ value, label }) => [
      `${label}:`,
      fence(FENCES[value] ?? '', main.samples[value]),
    ]),
    ...others.flatMap(({ method, path, samples }) => [`cURL, ${method} ${path}:`, fence('sh', samples.curl)]),
    ...answerParts(page, fields),
    ...(page.answerExample === undefined
      ? []
      : [
          '## Example response',
          'A real response, with the beginning of long lists.',
          fence('json', page.answerExample),
        ]),
    ...sharedSection('Response headers', headerLines(page.answerHeaders), page, written),
    ...sharedSection(
      'Errors',
      page.errors.map(
        ({ status, description, codes }) =>
          `- ${status}${description === '' ? '' : `: ${description}`}${codes.length > 0 ? ` ${codes.map((code) => `\`${code}\``).join(', ')}` : ''}`,
      ),
      page,
      written,
    ),
    `What each code means: ${link('Errors', '/errors')}.`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The list of all endpoints as Markdown. */
export function indexMarkdown(): string {
  const tags = document.tags.map(({ name, description }) => {
    const pages = endpointPages.filter(({ tag }) => tag === name);
    const lines = pages.map(
      ({ name: page, title, operations }) =>
        `- ${operations.map(({ method, path }) => `\`${method} ${path}\``).join(', ')}: ${link(title, endpointAddress(page))}`,
    );
    return `## ${name}\n\n${description}\n\n${lines.join('\n')}`;
  });
  return `# API reference\n\n${document.info.description}\n\n${link('Conventions', '/reference/conventions')} · ${link('Errors', '/errors')} · [openapi.json](${BUILT_ORIGIN}/openapi.json)\n\n${tags.join('\n\n')}\n`;
}

/** Every error code as Markdown. */
export function errorsMarkdown(): string {
  const statuses = [...Map.groupBy(problems, ({ status }) => status)];
  const parts = statuses.map(
    ([status, found]) =>
      `## ${status}\n\n${found.map(({ code, meaning, cure }) => `- \`${code}\`: ${meaning} ${cure}`).join('\n')}`,
  );
  return `# Errors\n\nFailed calls are free. The response is \`application/problem+json\` with one of these in \`code\`.\n\n${parts.join('\n\n')}\n`;
}
