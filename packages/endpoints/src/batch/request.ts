import { z } from 'zod';
import { type Batch, type BatchItem, type Endpoint, productOf, type Warning } from '../endpoint.ts';
import { misplacedIssue } from '../misplaced/reject-misplaced.ts';
import { Problem } from '../problem.ts';
import { quote, safeText, typeName } from '../request/issue-list.ts';
import { readFields } from '../request/reader.ts';

export const MAX_ITEMS = 100;
const MAX_ID_LENGTH = 512;

const id = z.union([z.string().max(MAX_ID_LENGTH), z.number()]).nullable();
const body = z.record(z.string(), z.unknown());

/** One call of a batch. */
export const batchItemSchema = z
  .object({
    id: id.optional().meta({ description: 'Your id for the call, returned with its result.' }),
    path: z
      .string()
      .optional()
      .meta({ description: 'The endpoint; either path or request.', examples: ['/swiss/natal'] }),
    request: z
      .string()
      .optional()
      .meta({ description: 'The product, as in POST /swiss.', examples: ['natal'] }),
    body: body.optional().meta({ description: 'The fields of the call.' }),
    next_page: z
      .string()
      .optional()
      .meta({ description: 'next_page of the result before: this page of its search is free. Not in a job.' }),
  })
  .meta({ id: 'BatchItem' });

/** The fields of POST /batch. The calls in it are parsed one by one. */
export const batchSchema = z.object({
  items: z
    .array(batchItemSchema)
    .min(1)
    .max(MAX_ITEMS)
    .meta({ description: 'The calls. Each one is answered, rejected and charged separately.' }),
});

type WireObject = Readonly<Record<string, unknown>>;

/** What the items of a batch may call. */
export interface BatchTargets {
  readonly byPath: ReadonlyMap<string, Endpoint>;
  /** POST /swiss, for items that name their product with `request`. */
  readonly swiss: Endpoint;
  /** Path of a field in the body of any product; undefined for a name that no product has. */
  readonly fieldOfCall: (name: string) => string | undefined;
}

/**
 * Parses the items of a batch. A fault in one item becomes the problem of that item.
 * @throws Problem 400 `missing_field`, `invalid_type_of_field`, `batch_too_large` on `items`
 */
export function parseBatch(input: unknown, targets: BatchTargets): Batch {
  const items = isObject(input) && Object.hasOwn(input, 'items') ? input['items'] : undefined;
  const fields = readFields(Array.isArray(items) ? { ...(input as WireObject), items: [] } : input);
  fields.raw('items');
  const hint = `Send 1 to ${MAX_ITEMS} objects {id, path or request, body}.`;
  if (items === undefined || (Array.isArray(items) && items.length === 0))
    fields.missing('items', 'items is required and must contain at least one call.', hint);
  else if (!Array.isArray(items))
    fields.issue('invalid_type_of_field', 'items', `items must be an array, got ${typeName(items)}.`, hint);
  else if (items.length > MAX_ITEMS)
    fields.issue(
      'batch_too_large',
      'items',
      `items contains ${items.length} calls; the maximum is ${MAX_ITEMS}.`,
      hint,
    );
  for (const name of isObject(input) ? Object.keys(input) : []) {
    const belongs = name === 'items' || name === 'bearer' || name === 'request' ? undefined : targets.fieldOfCall(name);
    if (belongs !== undefined)
      fields.issue(
        'unknown_field',
        name,
        `${name} is not read here: it belongs to the calls.`,
        `Send it as items[0].body.${belongs}, in each item it applies to.`,
      );
  }
  const warnings = [...fields.finish(false)];
  return {
    items: (items as readonly unknown[]).map((item, index) => readItem(item, `items[${index}]`, targets, warnings)),
    warnings,
  };
}

/** Reads one item of a batch. A fault in it becomes its problem; what is ignored is added to `warnings`. */
export function readItem(item: unknown, field: string, targets: BatchTargets, warnings: Warning[]): BatchItem {
  if (!isObject(item)) return rejected(null, '/batch', wrongType(field, 'an object', item));
  const { id = null, path, request, body = {}, next_page: nextPage, ...others } = item;
  if (id !== null && typeof id !== 'number' && !(typeof id === 'string' && id.length <= MAX_ID_LENGTH))
    return rejected(
      null,
      '/batch',
      wrongType(`${field}.id`, `a number or a string of at most ${MAX_ID_LENGTH} characters`, id),
    );
  if (nextPage !== undefined && typeof nextPage !== 'string')
    return rejected(id, '/batch', wrongType(`${field}.next_page`, 'a string', nextPage));
  if (!isObject(body)) return rejected(id, '/batch', wrongType(`${field}.body`, 'an object', body));
  for (const name of Object.keys(others)) {
    const belongs = targets.fieldOfCall(name);
    if (belongs !== undefined)
      return rejected(
        id,
        '/batch',
        new Problem(misplacedIssue(`${field}.${safeText(name)}`, `${field}.body.${belongs}`)),
      );
    warnings.push({
      code: 'unknown_field',
      message: `${field}.${safeText(name)} is not a field of an item and was ignored.`,
      field: `${field}.${safeText(name)}`,
    });
  }
  const { bearer: _, ...fields } = body;
  if (path !== undefined && request !== undefined) {
    return rejected(
      id,
      '/batch',
      new Problem({
        code: 'conflicting_fields',
        field: `${field}.request`,
        message: `${field}.path and ${field}.request cannot both be given.`,
        hint: 'Keep one: path names an endpoint, request a product of POST /swiss.',
      }),
    );
  }
  if (path === undefined && request === undefined) {
    return rejected(
      id,
      '/batch',
      new Problem({
        code: 'missing_field',
        field: `${field}.path`,
        message: `${field}.path or ${field}.request is required.`,
        hint: 'Write "path": "/swiss/natal", or "request": "natal".',
      }),
    );
  }
  const read =
    request === undefined
      ? byPath(id, path, fields, `${field}.path`, targets)
      : byWord(id, request, fields, `${field}.request`, targets);
  const allowed = withoutPersonal(read, field);
  return nextPage === undefined ? allowed : { ...allowed, nextPage };
}

/** A batch keeps its results, and its answer under an Idempotency-Key: what is written about a person is asked for by itself. */
function withoutPersonal(item: BatchItem, field: string): BatchItem {
  if (item.endpoint instanceof Problem || productOf(item.endpoint, item.input).kept === undefined) return item;
  return rejected(
    item.id,
    item.path,
    new Problem({
      code: 'unknown_request',
      field,
      message: 'A written report cannot be part of a batch: it is personal, and a batch keeps its results.',
      hint: 'Send it to POST /report.',
    }),
  );
}

function byWord(
  id: BatchItem['id'],
  request: unknown,
  fields: WireObject,
  field: string,
  { swiss }: BatchTargets,
): BatchItem {
  if (typeof request !== 'string') return rejected(id, swiss.path, wrongType(field, 'a string', request));
  return { id, path: swiss.path, input: { ...fields, request }, endpoint: swiss };
}

function byPath(
  id: BatchItem['id'],
  path: unknown,
  input: WireObject,
  field: string,
  { byPath: paths }: BatchTargets,
): BatchItem {
  if (typeof path !== 'string') return rejected(id, '/batch', wrongType(field, 'a string', path));
  const known = path.startsWith('/v1/') ? path.slice('/v1'.length) : path;
  if (known === '/batch')
    return rejected(
      id,
      known,
      new Problem({
        code: 'unknown_request',
        field,
        message: 'A batch cannot contain a batch.',
        hint: 'Put its items into this one.',
      }),
    );
  const endpoint = paths.get(known);
  if (endpoint !== undefined) return { id, path: known, input, endpoint };
  return rejected(
    id,
    '/batch',
    new Problem({
      code: 'not_found',
      field,
      message: `${field} ${quote(path)} is not an endpoint.`,
      hint: `Use one of ${[...paths.keys()].join(', ')}.`,
    }),
  );
}

function rejected(id: BatchItem['id'], path: string, problem: Problem): BatchItem {
  return { id, path, input: {}, endpoint: problem };
}

function wrongType(field: string, expected: string, value: unknown): Problem {
  return new Problem({
    code: 'invalid_type_of_field',
    field,
    message: `${field} must be ${expected}, got ${typeName(value)}.`,
  });
}

function isObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
