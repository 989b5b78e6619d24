import type { Theia } from '@theia-astro/client';
import { localTheia } from './engine/local-theia.ts';
import { DISPATCHER } from './engine/products.ts';

let own: Theia | undefined;

/** Computes the product at a path. @throws TheiaError */
export async function ask(path: string, request: object): Promise<never> {
  return (own ??= localTheia()).call<never>('POST', path, request);
}

/**
 * Computes any product by its word, as `POST /swiss` does: `calculate('solar_return', { … })`. The functions that are named after products have types.
 * @throws TheiaError with the code, the field and the hint of the API
 */
export async function calculate(product: string, request: object = {}): Promise<unknown> {
  return ask(DISPATCHER, { ...request, request: product });
}
