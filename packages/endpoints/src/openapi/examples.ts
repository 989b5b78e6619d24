import type { Endpoint } from '../endpoint.ts';

/** Where the example answer of a product is. The document only names the path: whole answers would be most of it, and tools read `externalValue` as a file that must be there. */
export function examplePath({ response }: Pick<Endpoint['example'], 'response'>): string {
  return `/examples/${String(response['product'])}.json`;
}

/** Path → JSON text: the whole example answer of every product. */
export function exampleTexts(endpoints: readonly Endpoint[]): ReadonlyMap<string, string> {
  return new Map(endpoints.map(({ example }) => [examplePath(example), JSON.stringify(example.response)]));
}
