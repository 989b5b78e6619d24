import { CHARGED_ONCE, isFollowed, LAST, NEXT } from '../../client/scripts/methods.ts';
import { type ClientProduct, products, defaultsOf } from '../../client/scripts/products.ts';
import { answerNames, requestTypeNames } from './catalogue.ts';
import { defaultName, HEADER, importsText } from './declarations.ts';
import { head, methodDocstring } from './function-text.ts';
import { declared, KEY_OPTION, optionParameters, OPTIONS, parametersOf } from './parameters.ts';
import { docstring, quoted, snake } from './python-names.ts';
import { isChoice, waysOf } from './ways.ts';

/** A client: whether it answers at once or is awaited. */
export interface Mode {
  readonly className: string;
  readonly isAsync: boolean;
}

export const SYNC: Mode = { className: 'Theia', isAsync: false };
export const ASYNC: Mode = { className: 'AsyncTheia', isAsync: true };

/** The module of a client's class: one method for each product of the catalogue. */
export function clientText({ className, isAsync }: Mode): string {
  const mode = { className, isAsync };
  const body = [
    ...products.map((product) => (product.path === '/batch' ? batchText(product, mode) : methodText(product, mode))),
    ...products.filter(({ isPaged }) => isPaged).map((product) => pagesText(product, mode, PAGES)),
    ...products
      .filter(isFollowed)
      .flatMap((product) => [NEXT, LAST].map((way) => pagesText(product, mode, following(way)))),
  ].join('\n');
  const about = isAsync
    ? 'The API, awaited: one method for each product. A call fails with a `TheiaError`.'
    : 'The API: one method for each product. A call fails with a `TheiaError`.';
  const text = `class ${className}(${isAsync ? 'AsyncCaller' : 'Caller'}):\n${docstring(about, '    ')}\n${body}`;
  return `${HEADER}${importsText(text, new Set([className]), answerNames(), requestTypeNames())}\n\n${text}`;
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

/** How the pages of a search are iterated over. */
interface PageWay {
  readonly name: string;
  readonly about: string;
  /** What must be given. */
  readonly required: readonly string[];
  /** What is not asked for in this way. */
  readonly left: readonly string[];
  readonly iterates: string;
}

const PAGES: PageWay = {
  name: 'Pages',
  about:
    'page by page over a range of any length: the answers of `METHOD`, one after the other. A range longer than one call may search is split. Each page is a call with its own price. What crosses the border of two parts, as a window in orb may, is clipped in both.',
  required: ['from', 'to'],
  left: ['format'],
  iterates: '_pages',
};

function following({ name, edge, about }: typeof NEXT | typeof LAST): PageWay {
  const others = ['from', 'to', 'after', 'before', 'limit', 'cursor', 'year', 'date'].filter((one) => one !== edge);
  return {
    name,
    about: `${about}. ${CHARGED_ONCE}`,
    required: [edge],
    left: ['format', ...others],
    iterates: '_following',
  };
}

function pagesText(product: ClientProduct, mode: Mode, pages: PageWay): string {
  const variant = product.variants[0]!;
  const answer = product.ranged?.range ?? variant.answer;
  const fields = parametersOf([variant.request]).filter(({ wire }) => !pages.left.includes(wire));
  const iterator = (gives: string): string => `${mode.isAsync ? 'AsyncIterator' : 'Iterator'}[${gives}]`;
  const name = `${product.method}${pages.name}`;
  const given = (
    narrower: Readonly<Record<string, { readonly type: string; readonly default?: string }>>,
  ): readonly string[] =>
    fields.map((one) => declared(one, pages.required.includes(one.wire) ? { type: one.type } : narrower[one.wire]));
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
          way(given({ fields: none, include: none }), defaultName(answer, defaultsOf(variant.parts, answer))),
          way(given({ fields: none, include: { type: include.type } }), answer),
        ]),
  ];
  const overloads = ways.length === 1 ? '' : ways.map((text) => `    @overload\n${text} ...\n`).join('');
  const about = `${product.summary}: ${pages.about.replace('METHOD', snake(product.method))}`;
  return `${overloads}${way(given({}), overloads === '' ? answer : 'Any')}
${methodDocstring({ ...product, summary: about, description: '' }, [...fields, ...optionParameters(OPTIONS)])}
        return self.${pages.iterates}(
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
