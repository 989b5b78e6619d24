import { readFileSync } from 'node:fs';
import { document, propertiesOf } from '../../client/scripts/document.ts';
import {
  type ClientProduct,
  products,
  type Variant,
  variantSchema,
  defaultsOf,
} from '../../client/scripts/products.ts';
import { defaultName, HEADER, isWord } from './declarations.ts';
import { quoted } from './python-names.ts';
import { typeText, within } from './python-types.ts';

/** The module of what the client knows about the catalogue beside the types of the wire. */
export function catalogueText(): string {
  const project = readFileSync(new URL('../pyproject.toml', import.meta.url), 'utf8');
  const version = /^version = "(.+)"$/m.exec(project)![1]!;
  const classes = (nameOf: (answer: string, variant: Variant) => string): string =>
    products
      .map((product) => {
        const { path, variants, answerType } = product;
        const names = variants.toReversed().flatMap((one) => answersOf(one, product).map((name) => nameOf(name, one)));
        const all = names.length === 0 ? [answerType] : [...new Set(names)];
        return `    ${quoted(path)}: (${all.map(quoted).join(', ')},),\n`;
      })
      .join('');
  return `${HEADER}
API_VERSION = ${quoted(document.info.version)}
"""The version of the wire that the types describe, sent with every call."""

CLIENT_VERSION = ${quoted(version)}
"""The version of this client."""

ANSWERS: dict[str, tuple[str, ...]] = {
${classes((name) => name)}}
"""By path the classes one of which the answer has."""

DEFAULT_ANSWERS: dict[str, tuple[str, ...]] = {
${classes((name, { parts }) => defaultName(name, defaultsOf(parts, name)))}}
"""The same for a request without \`include\`."""
`;
}

function answersOf({ answer }: Variant, { ranged }: ClientProduct): readonly string[] {
  return ranged === null ? [answer] : [ranged.snapshot, ranged.range];
}

/** The names of the classes of answers. */
export function answerNames(): readonly string[] {
  const answers = products.flatMap((product) => [
    product.answerType,
    ...product.variants.flatMap((variant) =>
      answersOf(variant, product).flatMap((name) => [name, defaultName(name, defaultsOf(variant.parts, name))]),
    ),
  ]);
  return [...new Set([...answers, 'DryRun'])].toSorted();
}

/** The names of the module of requests that stand in the type of a parameter. */
export function requestTypeNames(): readonly string[] {
  const named = new Set<string>();
  for (const { path, variants } of products)
    for (const { request } of path === '/batch' ? [] : variants) {
      for (const [property, { schema }] of propertiesOf(variantSchema(request))) {
        const text = typeText(schema, within({ owner: request, isAsked: true, nested: [] }, property));
        for (const name of text.match(/\b[A-Z]\w+\b/g) ?? []) named.add(name);
      }
    }
  return [...named].filter((name) => !BUILT_IN.has(name) && !isWord(name)).toSorted();
}

const BUILT_IN = new Set(['Literal', 'Sequence', 'Mapping', 'None', 'Any', 'True', 'False']);
