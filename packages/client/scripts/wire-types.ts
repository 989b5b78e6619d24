import { schemaNamed } from './document.ts';
import { HEADER } from './methods.ts';
import { inlineVariants, querySchemas, REPLACED, usedSchemas, variantNames } from './products.ts';
import { declarationText } from './type-text.ts';

/** The module of the types of the wire: one declaration for each schema of the OpenAPI document that the client uses. */
export function wireTypesText(): string {
  const { all, asked } = usedSchemas();
  const names = [...all].filter((name) => !REPLACED.has(name));
  const declarations = [
    ...names.flatMap((name) => declarationsOf(name, asked.has(name))),
    ...[...querySchemas].map(([name, schema]) => [name, declarationText(name, schema, { isAsked: true })] as const),
  ];
  const texts = declarations.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  return `${HEADER}\n\n${texts.join('\n')}`;
}

/** A schema with alternatives gives each of them a name. */
function declarationsOf(name: string, isAsked: boolean): readonly (readonly [name: string, text: string])[] {
  const inline = inlineVariants(name);
  if (inline.length === 0) return [[name, declarationText(name, schemaNamed(name), { isAsked })]];
  return [
    [name, `export type ${name} = ${variantNames(name).join(' | ')};\n`],
    ...inline.map(([variant, schema]) => [variant, declarationText(variant, schema, { isAsked })] as const),
  ];
}
