import { catalog } from '@theia-astro/endpoints/catalog';
import { requiredFields } from '@theia-astro/endpoints/openapi/required-fields';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { WALLET_ONLY } from '@theia-astro/endpoints/limits/cost';
import { openApiDocument } from '@theia-astro/endpoints/openapi';
import { shortened } from '@theia-astro/endpoints/openapi/schema-book';
import { products } from '../../../../packages/client/scripts/products.ts';
import { resources } from '../../../../packages/client/scripts/resource-methods.ts';
import {
  LANGUAGES,
  type EndpointPage,
  type Language,
  type OperationEntry,
} from '../../src/features/reference/model.ts';
import { formatUnitPrice } from '../../src/lib/format.ts';
import { planById, plans, unitPrices } from '../../src/lib/offer.ts';
import { ObjectBook } from './describe-objects.ts';
import type { OpenApiDocument } from './document.ts';
import { type JsonObject, type Operation, readOperations } from './operations.ts';
import { buildAddress, sampleCode } from './sample-code.ts';

/** The products that others are asked through: their price is that of what they pass on. */
const PASSING_ON = new Set(['swiss', 'batch']);

export const document = openApiDocument() as unknown as OpenApiDocument;

const withoutMethod = (operationId: string): string => operationId.replace(/^(get|post)_/, '');
const camel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The method of the client for an operation: of a product, or of a part beside the catalogue. */
function clientMethod({ method: httpMethod, path }: Operation, endpoint: Endpoint | undefined): string | null {
  const method = camel(endpoint?.name ?? '');
  if (products.some((product) => product.method === method)) return method;
  for (const [root, methods] of resources) {
    const found = methods.find((one) => one.httpMethod === httpMethod && one.path === path);
    if (found !== undefined) return `${root}.${found.name}`;
  }
  return null;
}

/** The input of the sample call: the example of the catalogue, so that the response shown is the response to it. */
function exampleOf(operation: Operation, endpoint: Endpoint | undefined): JsonObject {
  return operation.method === 'GET' && endpoint?.methods.length === 1 ? endpoint.example.request : operation.example;
}

/** What a sample can print of an answer: JSON, any other text, or that there is nothing. */
function printable({ answers }: Operation): 'json' | 'text' | 'status' {
  if (answers.some(({ schema }) => schema !== null)) return 'json';
  return answers.some(({ mediaTypes }) => mediaTypes.length > 0) ? 'text' : 'status';
}

function describeOperation(operation: Operation, endpoint: Endpoint | undefined, book: ObjectBook): OperationEntry {
  const { id, method, open, headers, hasBody, otherBodies } = operation;
  const input = exampleOf(operation, endpoint);
  const call = {
    method,
    open,
    hasBody,
    input,
    path: operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase()),
    clientMethod: clientMethod(operation, endpoint),
    prints: printable(operation),
  };
  // Fields of the first operations are addressed by what they belong to, those of paths below by the operation too.
  const prefix = operation.path.includes('{') ? `${id}.` : '';
  const request = shownRequest(operation, endpoint);
  const object =
    request === null
      ? undefined
      : book.add(request, `${prefix}${hasBody ? 'request' : 'query'}`, Object.keys(input))?.id;
  return {
    id,
    method,
    path: operation.path,
    title: operation.summary,
    description: operation.description,
    ...(object === undefined ? {} : { request: object }),
    hasBody,
    otherBodies,
    headers,
    example: input,
    address: buildAddress(call),
    samples: Object.fromEntries(LANGUAGES.map(({ value }) => [value, sampleCode(value, call)])) as Record<
      Language,
      string
    >,
    answers: operation.answers.map(({ status, description, schema, mediaTypes }) => {
      const answer =
        schema === null || (endpoint && dispatches(endpoint))
          ? undefined
          : book.add(schema, `${prefix}answer${status === 200 ? '' : `-${status}`}`)?.id;
      return { status, description, mediaTypes, ...(answer === undefined ? {} : { object: answer }) };
    }),
  };
}

/** /swiss takes the fields of the product it is asked for: of its own it has the word, and what every body has. */
function shownRequest(operation: Operation, endpoint: Endpoint | undefined): Operation['request'] {
  if (endpoint === undefined || !dispatches(endpoint)) return operation.request;
  return {
    allOf: [
      {
        type: 'object',
        properties: {
          request: {
            type: 'string',
            enum: catalog.flatMap(({ requestWords }) => requestWords),
            description: 'The product. The other fields are those of the product.',
          },
        },
        required: ['request'],
      },
      { $ref: '#/components/schemas/CallOptions' },
    ],
  };
}

const dispatches = ({ requestWords, batch, example }: Endpoint): boolean =>
  requestWords.length === 0 && batch === undefined && example.request['request'] !== undefined;

function productsOf(endpoint: Endpoint | undefined): EndpointPage['products'] {
  if (endpoint === undefined) return [];
  const listed = dispatches(endpoint) ? catalog : [endpoint];
  return listed.flatMap(({ name, summary, requestWords }) =>
    requestWords.map((word) => ({ word, page: name, title: summary })),
  );
}

const rates = plans.map(({ name, callsPerSecond }) => `${callsPerSecond} on ${name}`).join(', ');

const RATE_LIMIT = { label: 'Rate limit', text: `Calls per second and key: ${rates}.` };

function termsOf(endpoint: Endpoint | undefined, open: boolean): EndpointPage['terms'] {
  if (open)
    return [
      { label: 'Key', text: 'Not required.' },
      { label: 'Price', text: 'Free.' },
      ...(endpoint === undefined ? [] : [{ label: 'Rate limit', text: 'By IP address.' }]),
    ];
  if (endpoint === undefined)
    return [
      { label: 'Key', text: 'Required.' },
      { label: 'Price', text: 'Free on every plan; not counted against the quota.' },
      RATE_LIMIT,
    ];
  const { priceTier, minimumPlan } = endpoint.need(endpoint.parse(endpoint.example.request, endpoint.example.nowMs));
  const rate =
    endpoint.batch === undefined
      ? RATE_LIMIT
      : { ...RATE_LIMIT, text: `${RATE_LIMIT.text} A batch counts as one call.` };
  if (PASSING_ON.has(endpoint.name))
    return [
      { label: 'Key', text: 'Required.' },
      {
        label: 'Plan',
        text: endpoint.batch === undefined ? 'As for the product.' : `${planById(minimumPlan).name}, or the wallet.`,
      },
      {
        label: 'Price',
        text: endpoint.batch === undefined ? 'As for the product.' : 'The sum of its successful calls.',
      },
      rate,
    ];
  if (priceTier === null)
    return [
      { label: 'Key', text: 'Required.' },
      { label: 'Price', text: 'Free on every plan; not counted against the quota.' },
      rate,
    ];
  const price = unitPrices.find(({ tier }) => tier === priceTier);
  if (price === undefined) throw new Error(`${endpoint.name}: no price for ${priceTier}`);
  return [
    { label: 'Key', text: 'Required.' },
    {
      label: 'Plan',
      text:
        priceTier === WALLET_ONLY
          ? 'Not part of any plan: paid from the wallet.'
          : `${planById(minimumPlan).name} or higher; on any plan from the wallet.`,
    },
    {
      label: 'Price',
      text: `${priceTier === WALLET_ONLY ? '' : "One call of your plan's quota, or "}$${formatUnitPrice(price.unitPriceUsd)} from the wallet. Failed calls are free.`,
    },
    rate,
  ];
}

/** The real answer to the example, with the beginning of its long lists. */
function answerExampleOf(endpoint: Endpoint | undefined): unknown {
  return endpoint === undefined || dispatches(endpoint)
    ? undefined
    : shortened(endpoint.example.response, endpoint.responseSchema);
}

/** Each once, by its name; what comes first stays. */
function onceEach<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string | number): readonly Entry[] {
  return [...new Map(entries.toReversed().map((entry) => [nameOf(entry), entry])).values()].toReversed();
}

function describePage(operations: readonly Operation[]): EndpointPage {
  const [main, ...others] = operations;
  if (main === undefined) throw new Error('A path without operations');
  const endpoint = catalog.find(({ path }) => path === main.path);
  const book = new ObjectBook(document, endpoint === undefined ? new Map() : requiredFields(endpoint));
  const [first, ...more] = [main, ...others].map((operation) => describeOperation(operation, endpoint, book)) as [
    OperationEntry,
    ...OperationEntry[],
  ];
  const answerExample = answerExampleOf(endpoint);
  const answerHeaders = operations.flatMap(({ answers }) => answers.flatMap(({ headers }) => headers));
  return {
    name: withoutMethod(main.id),
    path: main.path,
    title: main.summary,
    description: main.description,
    tag: main.tag,
    open: main.open,
    terms: termsOf(endpoint, main.open),
    operations: [first, ...more],
    products: productsOf(endpoint),
    ...(answerExample === undefined ? {} : { answerExample: JSON.stringify(answerExample, null, 2) }),
    answerHeaders: onceEach(answerHeaders, ({ name }) => name),
    errors: onceEach(
      operations.flatMap(({ errors }) => errors),
      ({ status }) => status,
    ).toSorted((a, b) => a.status - b.status),
    objects: book.objects,
  };
}

/** On a path first POST; paths below it last, in the order of the document. */
const standing = ({ path, method }: Operation): number => (path.includes('{') ? 2 : method === 'POST' ? 0 : 1);

function readPages(): readonly EndpointPage[] {
  const byPath = Map.groupBy(readOperations(document), ({ path }) => path.replace(/\/\{.*$/, ''));
  const pages = [...byPath.values()].map((operations) =>
    describePage(operations.toSorted((a, b) => standing(a) - standing(b))),
  );
  const tags = document.tags.map(({ name }) => name);
  return pages.toSorted((a, b) => tags.indexOf(a.tag) - tags.indexOf(b.tag));
}

/** A page for each path of the OpenAPI document, with those below it, by tag. */
export const endpointPages: readonly EndpointPage[] = readPages();
