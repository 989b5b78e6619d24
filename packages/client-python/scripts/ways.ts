import type { ClientProduct } from '../../client/scripts/products.ts';
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
export function isChoice({ wire }: Parameter): boolean {
  return wire === 'fields';
}

function formed(form: string, isDefault: boolean): { readonly type: string; readonly default?: string } {
  const type = `Literal[${quoted(form)}]`;
  return isDefault ? { type: `${type} | None`, default: 'None' } : { type };
}
