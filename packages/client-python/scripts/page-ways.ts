import { CHARGED_ONCE, isFollowed, LAST, NEXT } from '../../client/scripts/methods.ts';
import type { ClientProduct } from '../../client/scripts/products.ts';
import { snake } from './python-types.ts';

/** How the pages of a search are iterated over. */
export interface PageWay {
  /** Name of the method. */
  readonly name: string;
  readonly about: string;
  /** Fields that must be given. */
  readonly required: readonly string[];
  /** Fields that are not asked for in this way. */
  readonly left: readonly string[];
  /** The method of the client that does it. */
  readonly iterates: '_pages' | '_following';
}

/** The ways to iterate over the pages of a product. */
export function pageWays(product: ClientProduct): readonly PageWay[] {
  const method = snake(product.method);
  const pages: PageWay = {
    name: `${method}_pages`,
    about: `${product.summary}: page by page over a range of any length: the answers of \`${method}\`, one after the other. A range longer than one call may search is split. Each page is a call with its own price. What crosses the border of two parts, as a window in orb may, is clipped in both.`,
    required: ['from', 'to'],
    left: ['format'],
    iterates: '_pages',
  };
  return [
    ...(product.isPaged ? [pages] : []),
    ...(isFollowed(product) ? [NEXT, LAST].map((way) => following(product, way)) : []),
  ];
}

function following({ method, summary }: ClientProduct, { name, edge, about }: typeof NEXT | typeof LAST): PageWay {
  const others = ['from', 'to', 'after', 'before', 'limit', 'cursor', 'year', 'date'].filter((one) => one !== edge);
  return {
    name: `${snake(method)}_${name.toLowerCase()}`,
    about: `${summary}: ${about}. ${CHARGED_ONCE}`,
    required: [edge],
    left: ['format', ...others],
    iterates: '_following',
  };
}
