import { catalog } from '@theia-astro/endpoints/catalog';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';

/** Not computed here: an account, and a batch, whose calls can be made one by one. */
const ELSEWHERE: ReadonlySet<string> = new Set(['/me', '/batch']);
/** Any product by its word. */
export const DISPATCHER = '/swiss';

/** Every product of the API that is computed from its request alone, in the order of the catalogue. */
export const localProducts: readonly Endpoint[] = catalog.filter(
  ({ path }) => path !== DISPATCHER && !ELSEWHERE.has(path),
);

/** The words that name a product, its own name first. */
export function wordsOf({ name, requestWords }: Endpoint): readonly string[] {
  return [...new Set([name, ...requestWords])];
}

/** The product of a word, such as `natal` or `solar_return`. */
export function productNamed(word: string): Endpoint | undefined {
  return localProducts.find((product) => wordsOf(product).includes(word));
}

/** What answers a call: the product at its path, or on `/swiss` the one its `request` names. @throws Problem 404 */
export function productOf(path: string, fields: Readonly<Record<string, unknown>>): Endpoint {
  const named = path === DISPATCHER ? productNamed(String(fields['request'])) : undefined;
  const found = named ?? catalog.find((product) => product.path === path && !ELSEWHERE.has(path));
  if (found !== undefined) return found;
  throw new Problem({
    code: 'not_found',
    field: null,
    message: `${path.slice(0, 80)} is not computed here.`,
    hint: 'Ask an API.',
  });
}
