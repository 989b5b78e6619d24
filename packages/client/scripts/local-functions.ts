import { commentText, HEADER, importText, partsName, typesOf, waysToAsk, wireNames } from './methods.ts';
import { type ClientProduct, fieldsType, products } from './products.ts';

/** An account and a batch are the service's. */
const LEFT_OUT = new Set(['/me', '/batch']);
/** Words that JavaScript keeps for itself. */
const RENAMED: Readonly<Record<string, string>> = { return: 'returns' };

/** The module of the functions of `theia-astro`: one for each product, with the types of the client's methods. */
export function localFunctionsText(): string {
  const local = products.filter(({ path }) => !LEFT_OUT.has(path));
  const parts = new Set(
    local.flatMap(({ variants }) =>
      variants.flatMap(({ request }) => [partsName(request), `${partsName(request)}InRange`]),
    ),
  );
  const body = local
    .map(functionText)
    .join('\n')
    .replaceAll(/\b\w+Parts(?:InRange)?\b/g, (name) => (parts.has(name) ? `IncludeParts.${name}` : name));
  const names = [
    'Asked',
    'Default',
    'EndOf',
    'Given',
    'IncludeParts',
    'Kept',
    'Or',
    'Ranged',
    'Reply',
    'Usual',
    ...wireNames(),
  ];
  return [
    HEADER,
    importText('@theia-astro/client', names, body),
    "import { ask } from './ask.ts';",
    "import type { Short } from './engine/short.ts';",
    '',
    body,
  ].join('\n');
}

function functionText(product: ClientProduct): string {
  const { path, method, variants, requestIsOptional } = product;
  const name = RENAMED[method] ?? method;
  const comment = commentText(product).replaceAll(/^ {2}/gm, '');
  const ways = waysToAsk(product).map((variant) => {
    const { choices, request, form, answer } = typesOf(product, variant, (asked) => `Short<${fieldsType(asked)}>`);
    return `${comment}export function ${name}<${choices.join(', ')}>(request${requestIsOptional ? '?' : ''}: ${request}): Promise<Reply<false, ${form}, ${answer}>>`;
  });
  const body = ` {\n  return ask('${path}', request${requestIsOptional ? ' ?? {}' : ''});\n}\n`;
  if (ways.length === 1) return `${ways[0]!}${body}`;
  return `${ways.map((way) => `${way};\n`).join('')}export function ${name}(request: Short<${variants.map(({ request }) => fieldsType(request)).join(' | ')}>): Promise<never>${body}`;
}
