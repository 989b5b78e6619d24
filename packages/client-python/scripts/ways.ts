import { type ClientProduct, defaultsOf } from '../../client/scripts/products.ts';
import { defaultName } from './declarations.ts';
import { declared, type Parameter, parametersOf } from './parameters.ts';
import { quoted } from './python-names.ts';

/** One way to call a method, and what it gives. */
interface Way {
  readonly parameters: readonly string[];
  readonly gives: string;
}

/** The ways to call a product, by what they give. */
export function waysOf(product: ClientProduct, general: readonly Parameter[]): readonly Way[] {
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
export function answersByWay(product: ClientProduct, format: ReturnType<typeof formed> | null): readonly Way[] {
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
      for (const begin of ranged === null ? [null] : ['', ...RANGE_BEGINS.filter((name) => general.some(isOf(name)))]) {
        const answer = begin === null ? variant.answer : begin === '' ? ranged!.snapshot : ranged!.range;
        const parameters = parametersOf([variant.request]).map((one) => {
          if (isChoice(one)) return declared(one, NONE);
          if (one.wire === 'include' && isExplicit !== null)
            return declared(one, isExplicit ? { type: one.type } : NONE);
          if (begin !== null && RANGE_BEGINS.includes(one.wire))
            return declared(one, one.wire === begin ? { type: one.type } : NONE);
          return inForm(one);
        });
        const gives = isExplicit === false ? defaultName(answer, defaultsOf(variant.parts, answer)) : answer;
        ways.push({ parameters, gives });
      }
  return ways;
}

/** The fields one of which makes the answer that for a range. */
const RANGE_BEGINS: readonly string[] = ['from', 'after', 'before'];
const NONE = { type: 'None', default: 'None' };

const isOf =
  (name: string) =>
  ({ wire }: Parameter): boolean =>
    wire === name;

/** Whether it is the list of paths that chooses what is answered. */
export function isChoice({ wire }: Parameter): boolean {
  return wire === 'fields';
}

function formed(form: string, isDefault: boolean): { readonly type: string; readonly default?: string } {
  const type = `Literal[${quoted(form)}]`;
  return isDefault ? { type: `${type} | None`, default: 'None' } : { type };
}
