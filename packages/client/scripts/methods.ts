import { readFileSync } from 'node:fs';
import { methodOf } from '../src/make-methods.ts';
import { document, propertiesOf } from './document.ts';
import {
  fieldsType,
  products,
  type ClientProduct,
  type Parts,
  type PointChoice,
  type Variant,
  variantSchema,
} from './products.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export const HEADER = '// Generated from packages/endpoints/openapi.json by packages/client/scripts/write-types.ts.';

/** The module of the client's class: one method for each product of the catalogue. */
export function methodsText(): string {
  const declared = products.filter(({ path }) => path !== BATCH).map(methodText);
  const written = [
    ...products.filter(({ path }) => path === BATCH).map(methodText),
    ...products.filter(({ isPaged }) => isPaged).map(pagesText),
    ...products.filter(isFollowed).flatMap((product) => [followingText(product, NEXT), followingText(product, LAST)]),
  ];
  const body = [...declared, ...written].join('\n');
  return [
    HEADER,
    importText('./answers.ts', ['Asked', 'Default', 'EndOf', 'Given', 'Kept', 'Or', 'Ranged', 'Reply', 'Usual'], body),
    importText('./answered.ts', ['Answered'], body),
    importText('./batch.ts', ['BatchAnswerTo', 'BatchItems'], body),
    "import { Caller } from './caller.ts';",
    "import { makeMethods } from './make-methods.ts';",
    importText(
      './catalogue.ts',
      products.flatMap(({ variants }) =>
        variants.flatMap(({ request }) => [partsName(request), `${partsName(request)}InRange`]),
      ),
      body,
    ),
    importText('./options.ts', ['CallOptions', 'PageOptions'], body),
    importText('./wire-types.ts', wireNames(), body),
    '',
    '/** The API: one method for each product. A call fails with a `TheiaError`. */',
    '// oxlint-disable-next-line no-unsafe-declaration-merging -- the methods are made at the end: written out they are a tenth of the client',
    'export class Theia extends Caller {',
    written.join('\n'),
    '}',
    '',
    'export interface Theia {',
    declared.join('\n'),
    '}',
    '',
    ...(['POST', 'GET'] as const).map(madeText),
    '',
  ].join('\n');
}

const BATCH = '/batch';

/** Makes the methods that send a request as it is, named after the last part of their paths. */
function madeText(httpMethod: 'GET' | 'POST'): string {
  const made = products.filter((product) => product.path !== BATCH && product.httpMethod === httpMethod);
  for (const { method, path } of made)
    if (method !== methodOf(path)) throw new Error(`${path} is not the path of ${method}`);
  return `makeMethods(Theia.prototype, '${httpMethod}', '${made.map(({ path }) => path.slice(1)).join(' ')}');`;
}

/** The module of what the client knows about the catalogue beside the types of the wire. */
export function catalogueText(): string {
  const body = `${batchText()}\n${partsText()}`;
  return [
    HEADER,
    importText('./answers.ts', ['Asked'], body),
    importText('./wire-types.ts', wireNames(), body),
    '',
    '/** The version of the wire that the types describe, sent with every call. */',
    `export const API_VERSION = '${document.info.version}';`,
    '',
    '/** The version of this client. */',
    `export const CLIENT_VERSION = '${version}';`,
    '',
    body,
  ].join('\n');
}

/** Names of the requests and answers of all products. */
export function wireNames(): readonly string[] {
  const types = products.flatMap(({ requestType, answerType, variants, ranged }) => [
    requestType,
    answerType,
    ...variants.flatMap(({ request, answer }) => [request, answer]),
    ranged?.range,
    ranged?.snapshot,
    ...variants.map(({ request }) => fieldsType(request)),
  ]);
  return [...new Set(types)].filter((name) => name != null && name !== 'BatchRequest').toSorted() as string[];
}

/** Imports those of the types that a text uses. */
export function importText(from: string, names: readonly string[], text: string): string {
  const used = new Set(text.match(/\b[A-Z]\w+\b/g));
  return `import type { ${names.filter((name) => used.has(name)).join(', ')} } from '${from}';`;
}

/** Requests and answers by path, for the items of a batch. */
function batchText(): string {
  const lines = products
    .filter(({ path, requestType }) => path !== '/batch' && requestType !== null)
    .map((product) => `  '${product.path}': ${waysText(product)};\n`);
  return `/** What each path takes in a batch, and what it answers to that. */\nexport interface BatchCalls {\n${lines.join('')}}\n`;
}

function waysText({ ranged, variants, requestType }: ClientProduct): string {
  const ways =
    ranged === null
      ? variants.map(({ request, answer }) => [request, answer] as const)
      : ([
          [`Asked<${requestType}, { readonly from: string }>`, ranged.range],
          ...RANGE_BEGINS.slice(1)
            .filter((name) => hasField(variants[0]!, name))
            .map((name) => [`Asked<${requestType}, { readonly ${name}: string }>`, ranged.range] as const),
          [`Asked<${requestType}, { readonly from?: undefined }>`, ranged.snapshot],
        ] as const);
  return ways.map(([request, answer]) => `[request: ${request}, answer: ${answer}]`).join(' | ');
}

/** Which parts of an answer its \`include\` decides about, and which of them are there by default. */
function partsText(): string {
  return products
    .flatMap(({ variants }) => variants)
    .flatMap(({ request, parts }) =>
      parts === null
        ? []
        : [
            `/** The words of \`include\`, those that are a property of the answer, and those of them that are there by default. */`,
            `export interface ${partsName(request)} {`,
            `  word: NonNullable<${request}['include']>[number];`,
            `  any: ${unionText(parts.words)};`,
            `  byDefault: ${unionText(parts.byDefault)};`,
            '}\n',
            ...(isOwnInRange(parts)
              ? [
                  '/** The same for a range. */',
                  `export interface ${partsName(request)}InRange extends Omit<${partsName(request)}, 'byDefault'> {`,
                  `  byDefault: ${unionText(parts.inRange)};`,
                  '}\n',
                ]
              : []),
          ],
    )
    .join('\n');
}

/** The type that says which parts a request may include. */
export function partsName(request: string): string {
  return request.replace(/Request$/, 'Parts');
}

/** Whether other parts are there by default in the answer of a range. */
function isOwnInRange({ byDefault, inRange }: Parts): boolean {
  return byDefault.join() !== inRange.join();
}

function unionText(words: readonly string[]): string {
  const text = words.map((word) => `'${word}'`).join(' | ');
  return text === '' ? 'never' : text;
}

/** The overloads of a product, the narrowest first, then the one for a request whose kind is known at run time only. */
export function waysToAsk({ variants, requestType, answerType }: ClientProduct): readonly Variant[] {
  const ways = [...variants].toReversed();
  if (ways.length <= 1) return ways;
  const open = { parts: null, forms: variants[0]!.forms, pointChoice: null };
  return [...ways, { request: requestType!, answer: answerType, ...open }];
}

function methodText(product: ClientProduct): string {
  const { httpMethod, path } = product;
  const comment = commentText(product);
  if (path === BATCH)
    return `${comment}  batch<const B extends BatchItems, D extends boolean = false>(
    request: { readonly items: B },
    options?: CallOptions<D>,
  ): Answered<Reply<D, 'json', BatchAnswerTo<B>>> {
    return this.call('${httpMethod}', '${path}', request, options);
  }
`;
  const ways = waysToAsk(product);
  return (ways.length === 0 ? [null] : ways).map((variant) => `${comment}${signature(product, variant)};\n`).join('');
}

function signature(product: ClientProduct, variant: Variant | null): string {
  const { choices, request, form, answer } = typesOf(product, variant);
  const asked = request === null ? [] : [`request${product.requestIsOptional ? '?' : ''}: ${request}`];
  return `  ${product.method}<${[...choices, 'D extends boolean = false'].join(', ')}>(${[...asked, 'options?: CallOptions<D>'].join(', ')}): Answered<Reply<D, ${form}, ${answer}>>`;
}

/** The types of a call: its type parameters, what is asked, in which form, and what is answered. */
export function typesOf(
  product: ClientProduct,
  variant: Variant | null,
  wrap: (request: string) => string = (request) => request,
): {
  readonly choices: readonly string[];
  readonly request: string | null;
  readonly form: string;
  readonly answer: string;
} {
  const choices: string[] = [];
  const fields: string[] = [];
  if (variant !== null && variant.parts !== null) {
    choices.push(includeText(variant));
    fields.push('readonly include?: I');
  }
  if (variant !== null) {
    choices.push(KEPT);
    fields.push('readonly fields?: K');
  }
  if (product.needsBothEnds) {
    choices.push('R extends string | undefined = undefined');
    fields.push('readonly from?: R');
    if (product.ranged !== null && variant !== null && hasField(variant, 'after')) {
      choices.push('N extends string | undefined = undefined', 'L extends string | undefined = undefined');
      fields.push('readonly after?: N', 'readonly before?: L');
    }
  }
  const chosen = variant?.pointChoice ?? { bodies: false, settings: [] };
  if (chosen.bodies || chosen.settings.includes('bodies'))
    choices.push('B extends readonly string[] | undefined = undefined');
  if (chosen.bodies) fields.push('readonly bodies?: B');
  if (chosen.settings.length > 0) {
    choices.push('C extends string | undefined = undefined');
    const named = chosen.settings.map((name) => `readonly ${name}?: ${name === 'bodies' ? 'B' : 'C'}`).join('; ');
    fields.push(`readonly settings?: { ${named} } | undefined`);
  }
  const forms = variant?.forms ?? [];
  if (forms.length > 0) {
    choices.push(`F extends ${unionText(forms)} | undefined = '${forms[0]!}'`);
    fields.push('readonly format?: F');
  }
  const answer = answerText(product, variant);
  return {
    choices,
    request:
      variant === null
        ? null
        : `${askedText(wrap(variant.request), fields)}${product.needsBothEnds ? ' & EndOf<R>' : ''}`,
    form: forms.length === 0 ? "'json'" : forms[0] === 'json' ? 'F' : `Or<F, '${forms[0]!}'>`,
    answer: variant === null ? answer : `Kept<K, ${answer}>`,
  };
}

/** The fields one of which makes the answer that for a range. */
const RANGE_BEGINS = ['from', 'after', 'before'];

function hasField({ request }: Variant, name: string): boolean {
  return propertiesOf(variantSchema(request)).has(name);
}

/** The type parameter that holds the paths asked for. */
const KEPT = 'K extends readonly string[] | undefined = undefined';

/** The type parameter that holds the parts asked for, as they are written. */
function includeText({ request }: Variant): string {
  return `const I extends readonly ${partsName(request)}['word'][] | undefined = Default`;
}

function askedText(request: string, fields: readonly string[]): string {
  return fields.length === 0 ? request : `Asked<${request}, { ${fields.join('; ')} }>`;
}

function answerText({ ranged, answerType }: ClientProduct, variant: Variant | null): string {
  return ranged === null
    ? usualText(givenText(variant?.answer ?? answerType, variant), variant?.pointChoice ?? null)
    : `Ranged<${variant !== null && hasField(variant, 'after') ? '[R] extends [undefined] ? ([N] extends [undefined] ? L : N) : R' : 'R'}, ${usualText(givenText(ranged.snapshot, variant), variant?.pointChoice ?? null)}, ${givenText(ranged.range, variant)}>`;
}

function givenText(answer: string, variant: Variant | null): string {
  if (variant === null || variant.parts === null) return answer;
  const inRange = answer.endsWith('Range') && isOwnInRange(variant.parts) ? 'InRange' : '';
  return `Given<${answer}, ${partsName(variant.request)}${inRange}, I>`;
}

/** `Usual<…>` where the usual points of a chart are certainly in the answer. */
function usualText(answer: string, choice: PointChoice | null): string {
  if (choice === null) return answer;
  const chosen = [
    ...(choice.bodies || choice.settings.includes('bodies') ? ['B'] : []),
    ...(choice.settings.includes('coordinates') ? ['C'] : []),
  ];
  return `Usual<${answer}, ${chosen.join(' | ') || 'undefined'}>`;
}

function pagesText({ method, httpMethod, path, variants, ranged, summary }: ClientProduct): string {
  const variant = variants[0]!;
  const hasParts = variant.parts !== null;
  const ends = ['readonly from: string', 'readonly to: string', "readonly format?: 'json' | undefined"];
  const fields = [...(hasParts ? ['readonly include?: I'] : []), 'readonly fields?: K', ...ends];
  return `  /**
   * ${summary}, page by page over a range of any length: the answers of \`${method}\`, one after the other. A range longer than one call may
   * search is split. Each page is a call with its own price. What crosses the border of two parts, as a window in orb may, is clipped in both.
   * \`${httpMethod} ${path}\`
   */
  ${method}Pages<${[...(hasParts ? [includeText(variant)] : []), KEPT].join(', ')}>(
    request: ${askedText(variant.request, fields)},
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, ${givenText(ranged?.range ?? variant.answer, variant)}>, void, undefined> {
    return this.pages('${httpMethod}', '${path}', request, options);
  }
`;
}

/** Products whose answers say where the search for the next or the last events goes on. */
export function isFollowed({ httpMethod, path }: ClientProduct): boolean {
  const { parameters = [] } = document.paths[path]![httpMethod.toLowerCase()]!;
  return parameters.some(({ $ref }) => $ref === '#/components/parameters/NextPage');
}

/** The two ways to follow the pages of a search. */
export const NEXT = {
  name: 'Next',
  edge: 'after',
  about: 'the next ones, `count` at a time, page after page until you stop or the ephemeris ends',
} as const;
export const LAST = {
  name: 'Last',
  edge: 'before',
  about:
    'the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time',
} as const;
export const CHARGED_ONCE =
  'Up to 20 pages within an hour are one search, which is charged once; then the next one begins.';

function followingText(
  { method, httpMethod, path, variants, ranged, summary }: ClientProduct,
  { name, edge, about }: typeof NEXT | typeof LAST,
): string {
  const variant = variants[0]!;
  const hasParts = variant.parts !== null;
  const fields = [
    ...(hasParts ? ['readonly include?: I'] : []),
    'readonly fields?: K',
    `readonly ${edge}: string`,
    "readonly format?: 'json' | undefined",
  ];
  return `  /**
   * ${summary}: ${about}. ${CHARGED_ONCE}
   * \`${httpMethod} ${path}\`
   */
  ${method}${name}<${[...(hasParts ? [includeText(variant)] : []), KEPT].join(', ')}>(
    request: ${askedText(variant.request, fields)},
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, ${givenText(ranged?.range ?? variant.answer, variant)}>, void, undefined> {
    return this.following('${httpMethod}', '${path}', request, options);
  }
`;
}

/** What an editor shows about a product. */
export function commentText({ summary, description, httpMethod, path }: ClientProduct): string {
  return `  /**
   * ${summary}. ${description.replaceAll('*/', '*\\/')}
   * \`${httpMethod} ${path}\`
   */
`;
}
