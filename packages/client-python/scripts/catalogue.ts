import { readFileSync } from 'node:fs';
import { document } from '../../client/scripts/document.ts';
import { type ClientProduct, defaultsOf, products, type Variant } from '../../client/scripts/products.ts';
import { defaultName, HEADER } from './declarations.ts';
import { aboutText, called } from './methods.ts';
import { pageWays } from './page-ways.ts';
import { type Parameter, parametersOf } from './fields.ts';
import { pythonName, quoted, snake } from './python-types.ts';
import { answerClasses } from './ways.ts';

/** The module of what the client knows about the catalogue beside the types of the wire. */
export function catalogueText(): string {
  const project = readFileSync(new URL('../pyproject.toml', import.meta.url), 'utf8');
  const version = /^version = "(.+)"$/m.exec(project)![1]!;
  const classes = (nameOf: (answer: string, variant: Variant) => string): string =>
    products
      .map((product) => {
        const { path, variants, answerType } = product;
        const names = variants
          .toReversed()
          .flatMap((one) => answerClasses(one, product).map((name) => nameOf(name, one)));
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

METHODS: dict[str, tuple[str, str, str, str]] = {
${called.map((product) => methodText(product)).join('')}}
"""By method of a client: HTTP method, path, its arguments (\`!\` after a required one), and what it does."""

PAGES: dict[str, tuple[str, str, str, str]] = {
${called.flatMap((product) => pagesTexts(product)).join('')}}
"""By method that iterates over pages: method of the client, path, its arguments, and what it does."""
`;
}

function methodText(product: ClientProduct): string {
  const all = parametersOf(product.variants.map(({ request }) => request));
  return entry(snake(product.method), product.httpMethod, product.path, all, aboutText(product));
}

function pagesTexts(product: ClientProduct): readonly string[] {
  return pageWays(product).map(({ name, about, required, left, iterates }) => {
    const all = parametersOf([product.variants[0]!.request])
      .filter(({ wire }) => !left.includes(wire))
      .map((one) => ({ ...one, isRequired: one.isRequired || required.includes(one.wire) }));
    return entry(name, iterates, product.path, all, about);
  });
}

function entry(name: string, how: string, path: string, all: readonly Parameter[], about: string): string {
  const names = all.map((one) => `${one.name}${one.isRequired ? '!' : ''}`).join(' ');
  return `    ${quoted(pythonName(name))}: (${[how, path, names, about].map(quoted).join(', ')}),\n`;
}
