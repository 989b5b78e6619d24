import { queryOptions } from '@tanstack/react-query';
import type { OpenApiDocument } from '../openapi/document.ts';
import { readOperations, type Operation } from '../openapi/operations.ts';

const LOAD_FAILED = 'Failed to load the API reference. Please try again.';

export interface Reference {
  document: OpenApiDocument;
  operations: readonly Operation[];
}

async function fetchReference(): Promise<Reference> {
  const response = await fetch('/openapi.json', { headers: { accept: 'application/json' } }).catch(() => null);
  if (!response?.ok) throw new Error(LOAD_FAILED);
  const document = (await response.json().catch(() => null)) as OpenApiDocument | null;
  if (document === null) throw new Error(LOAD_FAILED);
  return { document, operations: readOperations(document) };
}

/** The OpenAPI document of this server. */
export const referenceQuery = queryOptions({
  queryKey: ['openapi'],
  queryFn: fetchReference,
  staleTime: Number.POSITIVE_INFINITY,
});
