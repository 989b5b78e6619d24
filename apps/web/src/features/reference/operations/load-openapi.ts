import { queryOptions } from '@tanstack/react-query';
import type { Example, OpenApiDocument } from '../openapi/document.ts';
import { readOperations, type Operation } from '../openapi/operations.ts';

const LOAD_FAILED = 'Failed to load the API reference. Please try again.';

export interface Reference {
  document: OpenApiDocument;
  operations: readonly Operation[];
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path, { headers: { accept: 'application/json' } }).catch(() => null);
  if (!response?.ok) throw new Error(LOAD_FAILED);
  return response.json().catch(() => {
    throw new Error(LOAD_FAILED);
  });
}

/** The example with its answer, where the document names only a path. */
async function withValue([name, example]: [string, Example]): Promise<[string, Example]> {
  const { externalValue } = example;
  return [name, externalValue === undefined ? example : { value: await fetchJson(externalValue) }];
}

async function fetchReference(): Promise<Reference> {
  const given = (await fetchJson('/openapi.json')) as OpenApiDocument;
  const examples = await Promise.all(Object.entries(given.components.examples ?? {}).map(withValue));
  const document = { ...given, components: { ...given.components, examples: Object.fromEntries(examples) } };
  return { document, operations: readOperations(document) };
}

/** The OpenAPI document of this server. */
export const referenceQuery = queryOptions({
  queryKey: ['openapi'],
  queryFn: fetchReference,
  staleTime: Number.POSITIVE_INFINITY,
});
