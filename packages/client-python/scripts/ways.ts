import { type ClientProduct, defaultsOf, products, type Variant } from '../../client/scripts/products.ts';
import { defaultName } from './declarations.ts';
import { type Parameter, parametersOf } from './fields.ts';
import { pythonName, quoted, union } from './python-types.ts';

/** One way to call a method: the parameters by which it differs from the others, and the class of the answer. */
export interface Way {
  readonly parameters: readonly string[];
  readonly gives: string;
}

type Declared = Readonly<Record<string, string>>;

const WET = 'dry_run: Literal[False] = False';
/** The fields one of which makes the answer that for a range. */
const RANGE_BEGINS = ['from', 'after', 'before'];

/** The ways to call a method of a client, by what they give. */
export function methodWays(product: ClientProduct): readonly Way[] {
  const [standard, ...others] = product.variants[0]?.forms ?? [];
  const forms = standard === undefined ? [] : [standard, ...others];
  return [
    { parameters: ['dry_run: Literal[True]'], gives: 'DryRun' },
    ...forms
      .filter((form) => form !== 'json')
      .map((form) => ({
        parameters: [formText(form, form === standard), WET],
        gives: form === 'png' || form === 'pdf' ? 'AnswerBytes' : 'AnswerText',
      })),
    ...objectWays(product, standard === undefined ? [] : [formText('json', standard === 'json')]).map((way) => ({
      ...way,
      parameters: [...way.parameters, WET],
    })),
  ];
}

/** The ways to ask for an answer that is an object. `more`: parameters of all of them. */
export function objectWays(product: ClientProduct, more: readonly string[] = []): readonly Way[] {
  const { variants, ranged, answerType } = product;
  if (variants.length === 0) return [{ parameters: more, gives: answerType }];
  const general = new Map(parametersOf(variants.map(({ request }) => request)).map((one) => [one.wire, one]));
  const ways: Way[] = general.has('fields')
    ? [{ parameters: ['fields: Sequence[str]', ...more], gives: 'PlainAnswer' }]
    : [];
  const noFields = general.has('fields') ? { fields: 'fields: None = None' } : {};
  for (const variant of variants.toReversed()) {
    const own = ownParameters(product, variant.request);
    const hasDefault = variant.parts !== null && variant.parts.byDefault.length > 0;
    for (const isExplicit of hasDefault ? [false, true] : [null])
      for (const begin of ranged === null ? [null] : ['', ...RANGE_BEGINS.filter((name) => general.has(name))]) {
        const answer = begin === null ? variant.answer : begin === '' ? ranged!.snapshot : ranged!.range;
        const declared: Declared = {
          ...own,
          ...(begin === null ? {} : beginTexts(begin, general)),
          ...(isExplicit === null ? {} : includeText(isExplicit, own['include'])),
          ...noFields,
        };
        ways.push({
          parameters: [...Object.values(declared), ...more],
          gives: isExplicit === false ? defaultName(answer, defaultsOf(variant.parts, answer)) : answer,
        });
      }
  }
  return ways;
}

/** The parameters that another request of the same method takes otherwise, or not at all. */
function ownParameters({ variants }: ClientProduct, request: string): Declared {
  if (variants.length === 1) return {};
  const all = variants.map((variant) => new Map(parametersOf([variant.request]).map((one) => [one.wire, one])));
  const mine = new Map(parametersOf([request]).map((one) => [one.wire, one]));
  const differing = [...new Set(all.flatMap((one) => [...one.keys()]))].filter(
    (wire) => wire !== 'format' && new Set(all.map((one) => one.get(wire)?.type)).size > 1,
  );
  return Object.fromEntries(
    differing.map((wire) => {
      const one = mine.get(wire);
      if (one === undefined) return [wire, `${pythonName(wire)}: None = None`];
      const isChosen = wire === 'system' && one.type === 'Literal["vedic"]';
      return [wire, isChosen ? `${one.name}: ${one.type}` : optional(one)];
    }),
  );
}

/** A parameter that may be left out. */
export function optional({ name, type }: Pick<Parameter, 'name' | 'type'>): string {
  return `${name}: ${union([type, 'None'])} = None`;
}

function beginTexts(begin: string, general: ReadonlyMap<string, Parameter>): Declared {
  return Object.fromEntries(
    RANGE_BEGINS.filter((name) => general.has(name)).map((name) => [
      name,
      name === begin ? `${pythonName(name)}: str` : `${pythonName(name)}: None = None`,
    ]),
  );
}

/** `own`: the words of `include` where two requests differ in them. */
function includeText(isExplicit: boolean, own: string | undefined): Declared {
  const words = own === undefined ? 'Sequence[str]' : /Sequence\[\w+\]/.exec(own)![0];
  return { include: isExplicit ? `include: ${words}` : 'include: None = None' };
}

function formText(form: string, isDefault: boolean): string {
  const type = `Literal[${quoted(form)}]`;
  return isDefault ? `format: ${type} | None = None` : `format: ${type}`;
}

/** The classes of the answers to a request. */
export function answerClasses({ answer }: Variant, { ranged }: ClientProduct): readonly string[] {
  return ranged === null ? [answer] : [ranged.snapshot, ranged.range];
}

/** The names of the classes of answers. */
export function answerNames(): readonly string[] {
  const answers = products.flatMap((product) => [
    product.answerType,
    ...product.variants.flatMap((variant) =>
      answerClasses(variant, product).flatMap((name) => [name, defaultName(name, defaultsOf(variant.parts, name))]),
    ),
  ]);
  return [...new Set([...answers, 'DryRun'])].toSorted();
}
