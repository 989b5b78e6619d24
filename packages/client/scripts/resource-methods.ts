import { document, type Operation, propertiesOf, refName, type Schema } from './document.ts';

/** A method of a part of the API beside the catalogue, such as `webhooks.create`. */
export interface ResourceMethod {
  readonly name: string;
  readonly httpMethod: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** The path has the id of one. */
  readonly hasId: boolean;
  /** What follows the id: `rotate`. Empty where nothing does. */
  readonly word: string;
  readonly about: string;
  /** The fields of the body or the query. Null where there are none. */
  readonly fields: Schema | null;
  readonly mayOmitFields: boolean;
  /** The type of the answer. Null where nothing is answered. */
  readonly answer: string | null;
  /** The property that holds the entries of a list, and their type. */
  readonly list: { readonly property: string; readonly entry: string } | null;
  /** The answer has one of these forms, JSON by default. */
  readonly forms: readonly string[];
  /** Doing it twice is not the same as once, and the service knows no key for it. */
  readonly isOnce: boolean;
}

const LEFT_OUT = new Set(['/jobs/{id}/results', '/reports/{id}/events']);
/** A POST that may be repeated: it changes to a state, or the service knows its key. */
const REPEATABLE = /^(?:create_subscription|cancel_job|change_\w+)$/;

/** Methods by the property of the client that has them. Results of jobs, progress as a stream and calendars are read otherwise. */
export const resources: ReadonlyMap<string, readonly ResourceMethod[]> = new Map(
  ['webhooks', 'subscriptions', 'events', 'reports', 'jobs'].map((root) => [root, methodsOf(root)]),
);

/** Schemas of what resources are asked with, and of what they answer. */
export function resourceSchemas(): { readonly asked: readonly string[]; readonly answered: readonly string[] } {
  const all = [...resources.values()].flat();
  return {
    asked: all.flatMap(({ fields }) => (fields?.$ref === undefined ? [] : [refName(fields.$ref)])),
    answered: [...all.flatMap(({ answer }) => answer ?? []), 'SubscriptionPreview'],
  };
}

function methodsOf(root: string): readonly ResourceMethod[] {
  return Object.entries(document.paths)
    .filter(([path]) => path.split('/')[1] === root && !LEFT_OUT.has(path))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => describe(path, method.toUpperCase(), operation)),
    );
}

function describe(path: string, method: string, operation: Operation): ResourceMethod {
  if (method !== 'GET' && method !== 'POST' && method !== 'DELETE') throw new Error(`${method} ${path}`);
  const [, , id, word = ''] = path.split('/');
  const content = (operation.responses['201'] ?? operation.responses['200'])?.content;
  const answer = content?.['application/json']?.schema.$ref;
  const fields =
    method === 'POST' ? (operation.requestBody?.content['application/json']?.schema ?? null) : queryOf(operation);
  return {
    name: nameOf(path, method, id !== undefined, word),
    httpMethod: method,
    path,
    hasId: id !== undefined,
    word,
    about: `${operation.summary}. ${operation.description} \`${method} ${path.replace('{id}', 'ID')}\``,
    fields,
    mayOmitFields:
      method === 'GET' || (fields !== null && ![...propertiesOf(fields).values()].some(({ required }) => required)),
    answer: answer === undefined ? null : refName(answer),
    list: answer === undefined ? null : listOf(refName(answer)),
    forms:
      method === 'GET' && fields !== null ? (propertiesOf(fields).get('format')?.schema.enum ?? []).map(String) : [],
    isOnce: method === 'POST' && !REPEATABLE.test(operation.operationId),
  };
}

/** `list`, `create`, `get`, `update`, `delete`, else the word after the id; with a verb where it is a thing. */
function nameOf(path: string, method: string, hasId: boolean, word: string): string {
  if (word === '')
    return method === 'GET' ? (hasId ? 'get' : 'list') : method === 'POST' ? (hasId ? 'update' : 'create') : 'delete';
  if (document.paths[path]!['delete'] === undefined) return word;
  return `${method === 'DELETE' ? 'delete' : 'create'}${word[0]!.toUpperCase()}${word.slice(1)}`;
}

function queryOf({ parameters = [] }: Operation): Schema | null {
  const own = parameters.filter(({ $ref }) => $ref === undefined);
  if (own.length === 0) return null;
  const entries = own.map(({ name, description = '', schema }) => [name, { ...schema, description }]);
  return { type: 'object', properties: Object.fromEntries(entries) as Record<string, Schema> };
}

function listOf(answer: string): ResourceMethod['list'] {
  for (const [property, { schema }] of propertiesOf({ $ref: `#/components/schemas/${answer}` }))
    if (answer.endsWith('List') && schema.items?.$ref !== undefined)
      return { property, entry: refName(schema.items.$ref) };
  return null;
}
