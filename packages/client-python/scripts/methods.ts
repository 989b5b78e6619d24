import { readFileSync } from 'node:fs';
import { document, propertiesOf, type Schema } from '../../client/scripts/document.ts';
import { type ClientProduct, products, type Variant, variantSchema } from '../../client/scripts/products.ts';
import { defaultName, HEADER, importsText, includeName, isWord } from './declarations.ts';
import { docstring, pythonName, quoted, snake } from './python-names.ts';
import { description, typeText, union, within } from './python-types.ts';

/** A client: whether it answers at once or is awaited. */
export interface Mode {
  readonly className: string;
  readonly isAsync: boolean;
}

export const SYNC: Mode = { className: 'Theia', isAsync: false };
export const ASYNC: Mode = { className: 'AsyncTheia', isAsync: true };

/** A parameter of a method. */
interface Parameter {
  readonly name: string;
  readonly wire: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly text: string;
}

/** One way to call a method, and what it gives. */
interface Way {
  readonly parameters: readonly string[];
  readonly gives: string;
}

const OPTIONS = ['timeout: float | None = None', 'retries: int | None = None'];
const KEY_OPTION = 'idempotency_key: str | None = None';
const OPTION_TEXTS: Readonly<Record<string, string>> = {
  dry_run: 'With True nothing is computed or charged: the answer is the price.',
  timeout: 'Longest time without an answer in one attempt, seconds.',
  retries: 'How often the call is tried again if it failed in passing.',
  idempotency_key:
    'Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.',
};

/** The module of a client's class: one method for each product of the catalogue. */
export function clientText({ className, isAsync }: Mode): string {
  const mode = { className, isAsync };
  const body = [
    ...products.map((product) => (product.path === '/batch' ? batchText(product, mode) : methodText(product, mode))),
    ...products.filter(({ isPaged }) => isPaged).map((product) => pagesText(product, mode)),
  ].join('\n');
  const about = isAsync
    ? 'The API, awaited: one method for each product. A call fails with a `TheiaError`.'
    : 'The API: one method for each product. A call fails with a `TheiaError`.';
  const text = `class ${className}(${isAsync ? 'AsyncCaller' : 'Caller'}):\n${docstring(about, '    ')}\n${body}`;
  return `${HEADER}${importsText(text, new Set([className]), answerNames(), requestTypeNames())}\n\n${text}`;
}

/** The module that makes the items of a batch, each with the class of its answer. */
export function itemsText(): string {
  const body = products
    .filter(({ path }) => path !== '/batch')
    .map(itemText)
    .join('\n\n');
  const about = 'The calls of a batch: one function for each product.';
  return `${HEADER}${docstring(about, '')}\n${importsText(body, new Set(), answerNames(), requestTypeNames())}\n\n${body}`;
}

function itemText(product: ClientProduct): string {
  const general = parametersOf(product.variants.map(({ request }) => request));
  if (general.some(({ name }) => name === 'id'))
    throw new Error(`${product.path} has a field with the name of an option: id`);
  const option = 'id: str | float | None = None';
  const ways = answersByWay(product, null);
  const overloads = ways.map(
    ({ parameters, gives }) =>
      `@overload\n${head(product.method, [...parameters, option], `BatchItem[${gives}]`, '')} ...\n`,
  );
  const texts = [
    ...general,
    { name: 'id', wire: 'id', type: '', isRequired: false, text: 'Your id for the call, returned with its result.' },
  ];
  const fields = general.map(({ name, wire }) => `${quoted(wire)}: ${name}`).join(', ');
  return `${ways.length > 1 ? overloads.join('') : ''}${head(product.method, [...general.map((one) => declared(one)), option], `BatchItem[${ways.length > 1 ? 'Any' : ways[0]!.gives}]`, '')}
${methodDocstring(product, texts, '    ')}
    return item(${quoted(product.path)}, {${fields}}, id)
`;
}

/** The module of what the client knows about the catalogue beside the types of the wire. */
export function catalogueText(): string {
  const project = readFileSync(new URL('../pyproject.toml', import.meta.url), 'utf8');
  const version = /^version = "(.+)"$/m.exec(project)![1]!;
  const classes = (choose: (variant: Variant, product: ClientProduct) => readonly string[], isAll: boolean): string =>
    products
      .flatMap((product) => {
        const names = (product.variants.length === 0 ? [] : product.variants.toReversed()).flatMap((variant) =>
          choose(variant, product),
        );
        const found = names.length === 0 && isAll ? [product.answerType] : names;
        return found.length === 0
          ? []
          : [`    ${quoted(product.path)}: (${[...new Set(found)].map(quoted).join(', ')},),\n`];
      })
      .join('');
  const plain = (variant: Variant, product: ClientProduct): readonly string[] => answersOf(variant, product);
  const byDefault = (variant: Variant, product: ClientProduct): readonly string[] => {
    const names = answersOf(variant, product).map((name) => defaultName(name, variant.parts?.byDefault ?? []));
    return names;
  };
  return `${HEADER}
API_VERSION = ${quoted(document.info.version)}
"""The version of the wire that the types describe, sent with every call."""

CLIENT_VERSION = ${quoted(version)}
"""The version of this client."""

ANSWERS: dict[str, tuple[str, ...]] = {
${classes(plain, true)}}
"""By path the classes one of which the answer has."""

DEFAULT_ANSWERS: dict[str, tuple[str, ...]] = {
${classes(byDefault, false)}}
"""The same for a request without \`include\`."""
`;
}

function answersOf({ answer }: Variant, { ranged }: ClientProduct): readonly string[] {
  return ranged === null ? [answer] : [ranged.snapshot, ranged.range];
}

function answerNames(): readonly string[] {
  const answers = products.flatMap((product) => [
    product.answerType,
    ...product.variants.flatMap((variant) =>
      answersOf(variant, product).flatMap((name) => [name, defaultName(name, variant.parts?.byDefault ?? [])]),
    ),
  ]);
  return [...new Set([...answers, 'DryRun'])].toSorted();
}

/** Every name of the module of requests may stand in the type of a parameter. */
function requestTypeNames(): readonly string[] {
  return [...new Set(requestModuleNames())].toSorted();
}

function requestModuleNames(): readonly string[] {
  const nested: { name: string; schema: Schema }[] = [];
  const named = new Set<string>();
  for (const { path, variants } of products)
    for (const { request } of path === '/batch' ? [] : variants) {
      for (const [property, { schema }] of propertiesOf(variantSchema(request))) {
        const text = typeText(schema, within({ owner: request, isAsked: true, nested }, property));
        for (const name of text.match(/\b[A-Z]\w+\b/g) ?? []) named.add(name);
      }
    }
  return [...named].filter((name) => !BUILT_IN.has(name) && !isWord(name));
}

const BUILT_IN = new Set(['Literal', 'Sequence', 'Mapping', 'None', 'Any', 'True', 'False']);

/** The parameters of a request, or of several that one method takes. */
function parametersOf(requests: readonly string[]): readonly Parameter[] {
  const found = new Map<string, { types: string[]; required: number; text: string }>();
  for (const request of requests)
    for (const [wire, { schema, required }] of propertiesOf(variantSchema(request))) {
      const place = within({ owner: request, isAsked: true, nested: [] }, wire);
      const type =
        wire === 'include' ? `Sequence[${includeName(request)}]` : typeText(narrowed(request, wire, schema), place);
      const one = found.get(wire) ?? { types: [], required: 0, text: description(schema) };
      found.set(wire, { ...one, types: [...one.types, type], required: one.required + Number(required) });
    }
  return [...found].map(([wire, { types, required, text }]) => {
    const name = pythonName(wire);
    if (name in OPTION_TEXTS) throw new Error(`${requests.join(', ')} has a field with the name of an option: ${name}`);
    return { name, wire, type: union(types), isRequired: required === requests.length, text };
  });
}

/** Where another request has a `system` of its own, this one is that of the other system. */
function narrowed(request: string, property: string, schema: Schema): Schema {
  return property === 'system' && request.startsWith('Western') ? { ...schema, const: 'western' } : schema;
}

/** A parameter as it is declared, or with a narrower type. `required` has no default. */
function declared(
  { name, type, isRequired }: Parameter,
  narrowed?: { readonly type: string; readonly default?: string },
): string {
  if (narrowed !== undefined)
    return `${name}: ${narrowed.type}${narrowed.default === undefined ? '' : ` = ${narrowed.default}`}`;
  return isRequired ? `${name}: ${type}` : `${name}: ${union([type, 'None'])} = None`;
}

function methodText(product: ClientProduct, mode: Mode): string {
  const { variants, httpMethod, path } = product;
  const general = parametersOf(variants.map(({ request }) => request));
  const isPost = httpMethod === 'POST';
  const options = [...OPTIONS, ...(isPost ? [KEY_OPTION] : [])];
  const ways = waysOf(product, general);
  const overloads = ways.map(
    ({ parameters, gives }) =>
      `    @overload\n${signature(product.method, [...parameters, ...options], gives, mode)} ...\n`,
  );
  const implementation = signature(
    product.method,
    [...general.map((one) => declared(one)), 'dry_run: bool = False', ...options],
    'Any',
    mode,
  );
  const texts = [...general, ...optionParameters(['dry_run', ...options])];
  return `${overloads.join('')}${implementation}
${methodDocstring(product, texts)}
        return ${mode.isAsync ? 'await ' : ''}self._call(
            ${quoted(httpMethod)},
            ${quoted(path)},
            {${general.map(({ name, wire }) => `${quoted(wire)}: ${name}`).join(', ')}},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
${isPost ? '            idempotency_key=idempotency_key,\n' : ''}        )
`;
}

/** The ways to call a product, by what they give. */
function waysOf(product: ClientProduct, general: readonly Parameter[]): readonly Way[] {
  const forms = product.variants[0]?.forms ?? [];
  const isDry = 'dry_run: Literal[True]';
  const isWet = 'dry_run: Literal[False] = False';
  const ways: Way[] = [{ parameters: [...general.map((one) => declared(one)), isDry], gives: 'DryRun' }];
  for (const form of forms.filter((one) => one !== 'json')) {
    const isDefault = form === forms[0];
    const parameters = general.map((one) =>
      one.wire === 'format' ? declared(one, formed(form, isDefault)) : declared(one),
    );
    ways.push({ parameters: [...parameters, isWet], gives: form === 'png' ? 'AnswerBytes' : 'AnswerText' });
  }
  return [
    ...ways,
    ...answersByWay(product, formed('json', forms[0] === 'json')).map(({ parameters, gives }) => ({
      parameters: [...parameters, isWet],
      gives,
    })),
  ];
}

/** The ways to ask for an answer that is an object. `format`: null for any. */
function answersByWay(product: ClientProduct, format: ReturnType<typeof formed> | null): readonly Way[] {
  const { variants, ranged } = product;
  const ways: Way[] = [];
  const general = parametersOf(variants.map(({ request }) => request));
  const inForm = (one: Parameter): string =>
    one.wire === 'format' && format !== null ? declared(one, format) : declared(one);
  // With `fields` the answer is any part of it.
  if (general.some(isChoice))
    ways.push({
      parameters: general.map((one) => (isChoice(one) ? declared(one, { type: one.type }) : inForm(one))),
      gives: 'PlainAnswer',
    });
  for (const variant of variants.toReversed())
    for (const isExplicit of variant.parts === null || variant.parts.byDefault.length === 0 ? [null] : [false, true])
      for (const isRange of ranged === null ? [null] : [false, true]) {
        const answer = isRange === null ? variant.answer : isRange ? ranged!.range : ranged!.snapshot;
        const parameters = parametersOf([variant.request]).map((one) => {
          if (isChoice(one)) return declared(one, { type: 'None', default: 'None' });
          if (one.wire === 'include' && isExplicit !== null)
            return declared(one, isExplicit ? { type: one.type } : { type: 'None', default: 'None' });
          if (one.wire === 'from' && isRange !== null)
            return declared(one, isRange ? { type: one.type } : { type: 'None', default: 'None' });
          return inForm(one);
        });
        const gives = isExplicit === false ? defaultName(answer, variant.parts?.byDefault ?? []) : answer;
        ways.push({ parameters, gives });
      }
  return ways;
}

/** Whether it is the list of paths that chooses what is answered. */
function isChoice({ wire }: Parameter): boolean {
  return wire === 'fields';
}

function formed(form: string, isDefault: boolean): { readonly type: string; readonly default?: string } {
  const type = `Literal[${quoted(form)}]`;
  return isDefault ? { type: `${type} | None`, default: 'None' } : { type };
}

function batchText(product: ClientProduct, mode: Mode): string {
  const options = [...OPTIONS, KEY_OPTION];
  const items = 'items: Sequence[BatchItem[A]]';
  const way = (dryRun: string, gives: string): string => signature('batch', [dryRun, ...options], gives, mode, items);
  return `    @overload
${way('dry_run: Literal[True]', 'DryRun')} ...
    @overload
${way('dry_run: Literal[False] = False', 'BatchAnswer[A]')} ...
${signature('batch', ['dry_run: bool = False', ...options], 'Any', mode, 'items: Sequence[BatchItem[Any]]')}
${methodDocstring(product, [
  {
    name: 'items',
    wire: 'items',
    type: '',
    isRequired: true,
    text: 'The calls, made by the functions of `theia_astro.items`.',
  },
  ...optionParameters(['dry_run', ...options]),
])}
        return ${mode.isAsync ? 'await ' : ''}self._call(
            "POST",
            "/batch",
            {"items": [item.to_wire() for item in items]},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )
`;
}

function pagesText(product: ClientProduct, mode: Mode): string {
  const variant = product.variants[0]!;
  const answer = product.ranged?.range ?? variant.answer;
  const fields = parametersOf([variant.request]).filter(({ wire }) => wire !== 'format');
  const iterator = (gives: string): string => `${mode.isAsync ? 'AsyncIterator' : 'Iterator'}[${gives}]`;
  const name = `${product.method}Pages`;
  const given = (
    narrower: Readonly<Record<string, { readonly type: string; readonly default?: string }>>,
  ): readonly string[] =>
    fields.map((one) =>
      declared(one, one.wire === 'from' || one.wire === 'to' ? { type: one.type } : narrower[one.wire]),
    );
  const way = (parameters: readonly string[], gives: string): string =>
    signature(name, [...parameters, ...OPTIONS], iterator(gives), { ...mode, isAsync: false });
  const none = { type: 'None', default: 'None' };
  const choice = fields.find(isChoice);
  const include = variant.parts === null ? undefined : fields.find(({ wire }) => wire === 'include');
  const ways = [
    ...(choice === undefined ? [] : [way(given({ fields: { type: choice.type } }), 'PlainAnswer')]),
    ...(include === undefined
      ? [way(given({ fields: none }), answer)]
      : [
          way(given({ fields: none, include: none }), defaultName(answer, variant.parts?.byDefault ?? [])),
          way(given({ fields: none, include: { type: include.type } }), answer),
        ]),
  ];
  const overloads = ways.length === 1 ? '' : ways.map((text) => `    @overload\n${text} ...\n`).join('');
  const about = `${product.summary}, page by page over a range of any length: the answers of \`${snake(product.method)}\`, one after the other. A range longer than one call may search is split. Each page is a call with its own price. What crosses the border of two parts, as a window in orb may, is clipped in both.`;
  return `${overloads}${way(given({}), overloads === '' ? answer : 'Any')}
${methodDocstring({ ...product, summary: about, description: '' }, [...fields, ...optionParameters(OPTIONS)])}
        return self._pages(
            ${quoted(product.path)},
            {${fields.map((one) => `${quoted(one.wire)}: ${one.name}`).join(', ')}},
            timeout=timeout,
            retries=retries,
        )
`;
}

function signature(method: string, parameters: readonly string[], gives: string, mode: Mode, first?: string): string {
  const all = ['self', ...(first === undefined ? [] : [first])];
  return head(method, parameters, gives, '    ', mode.isAsync, all);
}

function head(
  method: string,
  parameters: readonly string[],
  gives: string,
  indent: string,
  isAsync = false,
  first: readonly string[] = [],
): string {
  const all = [...first, '*', ...parameters].map((one) => `${indent}    ${one},\n`).join('');
  return `${indent}${isAsync ? 'async ' : ''}def ${pythonName(snake(method))}(\n${all}${indent}) -> ${gives}:`;
}

function optionParameters(options: readonly string[]): readonly Parameter[] {
  return options.map((option) => {
    const name = option.split(':')[0]!;
    return { name, wire: name, type: '', isRequired: false, text: OPTION_TEXTS[name]! };
  });
}

function methodDocstring(product: ClientProduct, parameters: readonly Parameter[], indent = '        '): string {
  const { summary, description: text, httpMethod, path } = product;
  const lines = parameters.filter((one) => one.text !== '').map((one) => `${indent}    ${one.name}: ${one.text}\n`);
  const whole = `${[summary, text].filter(Boolean).join('. ')}\n\n${indent}\`${httpMethod} ${path}\`\n\n${indent}Args:\n${lines.join('')}${indent}`;
  return docstring(whole, indent).trimEnd();
}
