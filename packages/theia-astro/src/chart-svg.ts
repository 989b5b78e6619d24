import type { ChartRequest } from '@theia-astro/client';
import { ask } from './ask.ts';
import { fieldsOf } from './engine/fields.ts';
import { productOf } from './engine/products.ts';

/** How a chart is drawn: the fields of the picture in a request of `chart`. */
export type PictureOptions = Pick<ChartRequest, 'style' | 'theme' | 'size' | 'varga' | 'show'>;

/** Any answer of a product that was asked about one birth. */
interface AnswerAboutBirth {
  readonly product: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Fields that `chart` reads in another sense than the product that was asked. */
const OWN = new Set(['format', 'include']);

/**
 * Draws the chart of an answer as SVG: what `chart` draws of the same birth with the same settings. A Vedic answer is drawn in the North Indian style
 * unless another is asked for.
 * @throws TheiaError when the answer is not about one birth
 */
export async function chartSvg(answer: AnswerAboutBirth, options: PictureOptions = {}): Promise<string> {
  const known = fieldsOf(productOf('/chart', {}));
  const asked = Object.entries(answer.input).filter(([name]) => known.has(name) && !OWN.has(name));
  const isVedic = answer.product === 'vedic';
  return ask('/chart', { ...Object.fromEntries(asked), ...(isVedic ? { style: 'north_indian' } : {}), ...options });
}
