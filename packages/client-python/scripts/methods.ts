import { type ClientProduct, defaultsOf, products } from '../../client/scripts/products.ts';
import { defaultName, HEADER, importsText, requestClassNames } from './declarations.ts';
import { fieldsName, ownPageFields, pagedFieldsName, parametersOf } from './fields.ts';
import { type PageWay, pageWays } from './page-ways.ts';
import { docstring, pascal, pythonName, snake } from './python-types.ts';
import { answerNames, methodWays, objectWays, optional, type Way } from './ways.ts';

/** How an answer is given: by a method, by a method that is awaited, or as an item of a batch. */
interface Mode {
  readonly name: string;
  readonly isAsync: boolean;
  readonly wrap: (answer: string) => string;
}

const SYNC: Mode = { name: '', isAsync: false, wrap: (answer) => answer };
const ASYNC: Mode = { name: 'Async', isAsync: true, wrap: (answer) => answer };
const ITEM: Mode = { name: 'Item', isAsync: false, wrap: (answer) => `BatchItem[${answer}]` };
const PAGES: Mode = { name: 'Pages', isAsync: false, wrap: (answer) => `Iterator[${answer}]` };
const ASYNC_PAGES: Mode = { name: 'AsyncPages', isAsync: false, wrap: (answer) => `AsyncIterator[${answer}]` };

const OPTIONS = 'timeout: float | None = None, retries: int | None = None';
const KEY = 'idempotency_key: str | None = None';

/** Products with a method of their own shape; `batch` is written by hand. */
export const called = products.filter(({ path }) => path !== '/batch');

/** The module of what calls take and give: the type checker reads it, nothing runs it. */
export function callsText(): string {
  const takes = called.flatMap((product) => {
    const name = className(product);
    const fields = product.variants.length === 0 ? [] : [`**given: Unpack[${fieldsName(product)}]`];
    const key = product.httpMethod === 'POST' ? [KEY] : [];
    return [
      protocol(`${name}Takes`, [taking(['dry_run: bool = False', OPTIONS, ...key, ...fields])]),
      protocol(`${name}ItemTakes`, [taking(['id: str | float | None = None', ...fields])]),
      ...pageWays(product).map((way) => protocol(`${pascal(way.name)}Takes`, [pageTaking(product, way)])),
    ];
  });
  const gives = new Map<string, string>();
  for (const product of called) {
    for (const [mode, ways] of [
      [SYNC, methodWays(product)],
      [ASYNC, methodWays(product)],
      [ITEM, objectWays(product)],
    ] as const)
      addShape(gives, mode, ways);
    if (pageWays(product).length > 0)
      for (const mode of [PAGES, ASYNC_PAGES]) addShape(gives, mode, pageGives(product));
  }
  const about =
    'Every method has the type `Takes | Needs | Gives`: the first checks the arguments, the second which of them are needed, the third finds the class of the answer. Type checkers check a call of a union against each, so a wrong word is one error that names it.';
  const needs = new Map(called.flatMap((product) => needsText(product) ?? []));
  const body = [...takes, ...needs.values(), ...gives.values()].join('');
  const imports = importsText(`TypeVar ${body}`, new Set(), ['DryRun'], requestClassNames());
  return `${HEADER}${docstring(about, '')}\n${imports}${VARIABLES}${body}`;
}

const VARIABLES = [1, 2, 3, 4].map((index) => `A${index} = TypeVar("A${index}", covariant=True)\n`).join('');

/** Classes that every product can answer with: the others are parameters of a shape. */
const FIXED = new Set(['DryRun', 'AnswerText', 'AnswerBytes', 'PlainAnswer']);

/** Adds the protocol of a shape of answers, which products share. */
function addShape(shapes: Map<string, string>, mode: Mode, ways: readonly Way[]): void {
  const name = shapeName(mode, ways);
  const answers = answersOf(ways);
  const overloads = ways.map(({ parameters, gives }) => {
    const answer = FIXED.has(gives) ? gives : `A${answers.indexOf(gives) + 1}`;
    const all = ['self', ...(parameters.length === 0 ? [] : ['*', ...parameters]), '**rest: Any'];
    return `    ${mode.isAsync ? 'async ' : ''}def __call__(${all.join(', ')}) -> ${mode.wrap(answer)}: ...\n`;
  });
  const body = overloads.length === 1 ? overloads : overloads.map((text) => `    @overload\n${text}`);
  const generic = answers.map((_, index) => `A${index + 1}`).join(', ');
  const text = protocol(name, body, generic);
  if ((shapes.get(name) ?? text) !== text) throw new Error(`${name} is the name of two shapes of answers`);
  shapes.set(name, text);
}

const answersOf = (ways: readonly Way[]): readonly string[] => [
  ...new Set(ways.map(({ gives }) => gives).filter((gives) => !FIXED.has(gives))),
];

/** A name that says by what the answers of a method differ. */
function shapeName(mode: Mode, ways: readonly Way[]): string {
  const all = ways.flatMap(({ parameters }) => parameters);
  const has = (text: string): boolean => all.some((one) => one.startsWith(text));
  // The form that a product sends by default is in no name.
  const forms = [...new Set(all.flatMap((one) => /^format: Literal\["(\w+)"\](?! \|)/.exec(one)?.[1] ?? []))];
  const system = /^include: Sequence\[(?:Western|Vedic)(\w+)Include\]/;
  const own = all.flatMap((one) => system.exec(one)?.[1] ?? [])[0];
  const parts = [
    mode.name,
    own ?? '',
    has('after: str') ? 'Search' : has('from_: str') ? 'Range' : '',
    // The parts of a snapshot are there by default, or only those of a range are.
    own === undefined && has('include: Sequence')
      ? has('from_: str') && answersOf(ways).length === 3
        ? 'RangeParts'
        : 'Parts'
      : '',
    has('fields: Sequence') ? '' : 'Whole',
    ...forms.map((form) => pascal(form)),
  ];
  return `${parts.join('')}Gives`;
}

/** A shape with the classes of a product. */
function givesText(mode: Mode, ways: readonly Way[]): string {
  const answers = answersOf(ways);
  return `${shapeName(mode, ways)}${answers.length === 0 ? '' : `[${answers.join(', ')}]`}`;
}

function protocol(name: string, methods: readonly string[], generic = ''): string {
  return `class ${name}(Protocol${generic === '' ? '' : `[${generic}]`}):\n${methods.join('')}`;
}

/** A method that checks its arguments. It gives nothing, so that the answer of a call is what the other part of the union gives. */
function taking(parameters: readonly string[]): string {
  return `    def __call__(self, *, ${parameters.join(', ')}) -> NoReturn: ...\n`;
}

/** The arguments of which a product needs one or the other, as a protocol that products share. Null where there are none. */
function needsText({ required }: ClientProduct): readonly [name: string, text: string][] | null {
  const { birth_date: date, birth_time: time, location: place } = required;
  const births =
    date === undefined ? [[]] : [[`birth_date: str${time === undefined ? '' : ', birth_time: str'}`], ['utc: str']];
  const places = place === undefined ? [[]] : [['location: str'], ['latitude: float, longitude: float']];
  const ways = births.flatMap((birth) => places.map((where) => [...birth, ...where]));
  if (ways.length === 1) return null;
  const name = `Needs${date === undefined ? '' : time === undefined ? 'Birth' : 'TimedBirth'}${place === undefined ? '' : 'Place'}`;
  return [
    [
      name,
      protocol(
        name,
        ways.map((way) => `    @overload\n${taking([...way, '**rest: Any'])}`),
      ),
    ],
  ];
}

/** The type of a method or function. */
function unionText(product: ClientProduct, takes: string, gives: string): string {
  return [takes, ...(needsText(product) ?? []).map(([name]) => name), gives].join(' | ');
}

function pageTaking(product: ClientProduct, { required, left }: PageWay): string {
  const own = ownPageFields(product);
  const explicit = parametersOf([product.variants[0]!.request])
    .filter(({ wire }) => own.has(wire) && !left.includes(wire))
    .map((one) => (required.includes(one.wire) ? `${one.name}: ${one.type}` : optional(one)));
  return taking([...explicit, OPTIONS, `**given: Unpack[${pagedFieldsName(product)!}]`]);
}

function pageGives(product: ClientProduct): readonly Way[] {
  const variant = product.variants[0]!;
  const answer = product.ranged?.range ?? variant.answer;
  const none = 'fields: None = None';
  return [
    { parameters: ['fields: Sequence[str]'], gives: 'PlainAnswer' },
    ...(variant.parts === null
      ? [{ parameters: [none], gives: answer }]
      : [
          { parameters: [none, 'include: None = None'], gives: defaultName(answer, defaultsOf(variant.parts, answer)) },
          { parameters: [none, 'include: Sequence[str]'], gives: answer },
        ]),
  ];
}

/** The module of a client's class: one method for each product of the catalogue. */
export function clientText(isAsync: boolean): string {
  const [mode, pages] = isAsync ? [ASYNC, ASYNC_PAGES] : [SYNC, PAGES];
  const lines = called.flatMap((product) => [
    declared(product, `${className(product)}Takes`, givesText(mode, methodWays(product)), '    '),
  ]);
  const pageLines = called.flatMap((product) =>
    pageWays(product).map(
      (way) =>
        `    ${way.name}: ${unionText(product, `${pascal(way.name)}Takes`, givesText(pages, pageGives(product)))}\n${docstring(way.about, '    ')}`,
    ),
  );
  const about = isAsync
    ? 'The API, awaited: one method for each product. A call fails with a `TheiaError`.'
    : 'The API: one method for each product. A call fails with a `TheiaError`.';
  const name = isAsync ? 'AsyncTheia' : 'Theia';
  const body = `class ${name}(${isAsync ? 'AsyncCaller' : 'Caller'}):\n${docstring(about, '    ')}\n${[...lines, ...pageLines].join('')}`;
  const make = isAsync ? 'make_async_methods' : 'make_methods';
  return `${HEADER}${imports(body, make)}\n\n${body}\n\n${make}(${name})\n`;
}

/** The module of the functions that make the items of a batch, each with the class of its answer. */
export function itemsText(): string {
  const body = called
    .map((product) => declared(product, `${className(product)}ItemTakes`, givesText(ITEM, objectWays(product)), ''))
    .join('');
  const about = 'The calls of a batch: one function for each product.';
  return `${HEADER}${docstring(about, '')}\n${imports(body, 'make_items')}\n\n${body}\nmake_items(globals())\n`;
}

function imports(body: string, make: string): string {
  const calls = [...new Set(body.match(/\b(?:\w+(?:Takes|Gives)|Needs\w+)\b/g))].toSorted();
  const text = importsText(`${body}\n${make}`, new Set(), answerNames());
  return text.replace('if TYPE_CHECKING:\n', `if TYPE_CHECKING:\n    from ._calls import ${calls.join(', ')}\n`);
}

function declared(product: ClientProduct, takes: string, gives: string, indent: string): string {
  return `${indent}${pythonName(snake(product.method))}: ${unionText(product, takes, gives)}\n${docstring(aboutText(product), indent)}`;
}

/** What a method says about itself. */
export function aboutText({ summary, description, httpMethod, path }: ClientProduct): string {
  return `${[summary, description].filter(Boolean).join('. ')} \`${httpMethod} ${path}\``;
}

const className = ({ path }: ClientProduct): string => pascal(path.replace(/.*\//, ''));
