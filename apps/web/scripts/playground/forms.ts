import { catalog } from '@theia-astro/endpoints/catalog';
import { products } from '../../../../packages/client/scripts/products.ts';
import { pythonName } from '../../../../packages/client-python/scripts/python-types.ts';
import type { FormSpec } from '../../src/features/playground/form/model.ts';
import { document } from '../reference/endpoint-pages.ts';
import { type Operation, readOperations } from '../reference/operations.ts';
import { KindReader } from './read-kind.ts';

const SVG = 'image/svg+xml';
const MARKDOWN = 'text/markdown';

const camel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** An operation that is called with fields alone. */
type Called = Operation & { readonly method: 'GET' | 'POST' };
const isCalled = (operation: Operation): operation is Called =>
  operation.method !== 'DELETE' && !operation.path.includes('{');

const reader = new KindReader(document);
const operations = readOperations(document).filter(isCalled);

/** The operation that has the fields of a product: POST where it is taken. */
function operationOf(path: string): string {
  const found =
    operations.find((operation) => operation.path === path && operation.method === 'POST') ??
    operations.find((operation) => operation.path === path);
  if (found === undefined) throw new Error(`No operation at ${path}`);
  return found.id;
}

/** By a word of `request`: the operation whose fields POST /swiss takes with it. */
function dispatched(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    catalog.flatMap(({ requestWords, path }) => requestWords.map((word) => [word, operationOf(path)])),
  );
}

function formOf(operation: Called): FormSpec {
  const { id, method, path, summary, description, open, request } = operation;
  const endpoint = catalog.find((one) => one.path === path);
  const dispatches =
    endpoint !== undefined && endpoint.requestWords.length === 0 && endpoint.example.request['request'] !== undefined;
  const example = method === 'GET' && endpoint?.methods.length === 1 ? endpoint.example.request : operation.example;
  const client =
    endpoint !== undefined && products.some(({ path }) => path === endpoint.path) ? endpoint.name : undefined;
  const mediaTypes = operation.answers.flatMap((answer) => answer.mediaTypes);
  const renamed = (request === null ? [] : reader.object(request).forms).flatMap(({ fields }) =>
    fields.flatMap(({ name }) => (pythonName(name) === name ? [] : [[name, pythonName(name)] as const])),
  );
  const words = dispatches ? dispatched() : undefined;
  return {
    id,
    method,
    path,
    title: summary,
    description,
    open,
    priced: endpoint !== undefined && !open,
    ...(client === undefined
      ? {}
      : {
          client: {
            typescript: camel(client),
            python: pythonName(client),
            ...(renamed.length === 0 ? {} : { renamed: Object.fromEntries(renamed) }),
          },
        }),
    request:
      words === undefined
        ? request === null
          ? { is: 'object', forms: [{ words: [], fields: [] }] }
          : reader.object(request, Object.keys(example))
        : {
            is: 'object',
            forms: [
              {
                words: [],
                fields: [
                  {
                    name: 'request',
                    kind: { is: 'choice', values: Object.keys(words) },
                    group: 'own',
                    required: true,
                    help: 'The product. The other fields are those of the product.',
                  },
                ],
              },
            ],
          },
    example,
    ...(words === undefined ? {} : { dispatches: words }),
    draws: mediaTypes.includes(SVG),
    writes: mediaTypes.some((type) => type.startsWith(MARKDOWN)),
  };
}

/** A form for every operation that is called with fields alone, in the order of the document. */
export const forms: readonly FormSpec[] = operations.map(formOf);

/** What is known of every operation before its form is loaded. */
export const formIndex = operations.map(({ id, method, path, summary, tag }) => ({
  id,
  method,
  path,
  title: summary,
  tag,
}));
