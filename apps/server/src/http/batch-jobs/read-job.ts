import { createHash } from 'node:crypto';
import { isUtf8 } from 'node:buffer';
import { setImmediate as otherWork } from 'node:timers/promises';
import { JOB_BODY_BYTES_MAX, MAX_JOB_ITEMS } from '@theia-astro/endpoints/jobs/job-paths';
import type { Endpoint, Warning } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import { holdsKey, withoutKeys } from '../../observability/statements.ts';
import type { Call } from '../call/call.ts';
import { takeDryRun } from '../call/dry-run.ts';
import { bodyInput, isTooDeep, limitBody, parseBody, queryInput, requireJsonBody } from '../input/read-input.ts';
import { readLines } from '../input/read-lines.ts';
import { BODY_BYTES_MAX } from '../limits.ts';
import { type JobForm, requirePlainNdjson } from './job-document.ts';
import type { Quote } from './submit-job.ts';
import { packLines } from './job-store.ts';

/** Items one after the other, packed. */
export interface ItemFrame {
  readonly firstItem: number;
  readonly items: number;
  readonly frame: Buffer;
}

export type JobItems = Awaited<ReturnType<typeof readJob>>;

const FRAME_ITEMS = 100;
const FRAME_CHARACTERS = 1_000_000;
const WARNINGS_MAX = 20;
/** Items between two looks at other requests. */
const ITEMS_AT_ONCE = 25;

/**
 * Reads the items of a job. A fault in one becomes its result; a line that is no JSON refuses the whole.
 * @throws Problem 400, 413, 415
 */
export async function readJob(call: Call, form: JobForm, endpoint: Endpoint, quote: Quote) {
  const warnings: Warning[] = [];
  const { values, dryRun } =
    form === 'ndjson' ? ndjsonItems(call) : await jsonItems(call, endpoint, (one) => warnings.push(one));
  const digest = createHash('sha256');
  const frames: ItemFrame[] = [];
  let texts: string[] = [];
  let characters = 0;
  let items = 0;
  const pack = async (): Promise<void> => {
    frames.push({ firstItem: items - texts.length, items: texts.length, frame: await packLines(texts) });
    texts = [];
    characters = 0;
  };
  for await (const value of values) {
    if (items === MAX_JOB_ITEMS) throw tooMany();
    const own: Warning[] = [];
    const item = endpoint.batch!.item(value, items, own);
    for (const warning of own) if (warnings.length < WARNINGS_MAX) warnings.push(warning);
    quote.add(item);
    const json = JSON.stringify(value);
    const text = holdsKey(json) ? withoutKeys(json) : json;
    digest.update(text).update('\n');
    texts.push(text);
    characters += text.length;
    items += 1;
    if (texts.length === FRAME_ITEMS || characters > FRAME_CHARACTERS) await pack();
    if (items % ITEMS_AT_ONCE === 0) await otherWork();
  }
  if (items === 0) throw nothingThere();
  if (texts.length > 0) await pack();
  return {
    items,
    frames,
    /** Of the values of all items, however they were written. */
    digestHex: digest.digest('hex'),
    warnings,
    dryRun,
  };
}

interface Items {
  readonly values: AsyncIterable<unknown> | Iterable<unknown>;
  readonly dryRun: boolean;
}

function ndjsonItems(call: Call): Items {
  requirePlainNdjson(call.request);
  const { dryRun } = takeDryRun(queryInput(call.request.query, new Set()), true);
  return { values: lineValues(call), dryRun };
}

async function* lineValues(call: Call): AsyncGenerator<unknown> {
  const limits = { bytesMax: JOB_BODY_BYTES_MAX, lineBytesMax: BODY_BYTES_MAX };
  const declared = Number(call.request.header('content-length') ?? 0);
  if (declared > JOB_BODY_BYTES_MAX) throw tooLarge();
  for await (const { number, bytes } of readLines(call.request.streamBody(), limits)) {
    if (number > 1 && bytes[0] === 0xef) throw noJson(number);
    const parsed = isUtf8(bytes) ? parseBody(bytes) : { invalid: '' };
    if ('invalid' in parsed) throw noJson(number);
    if (isTooDeep(parsed.value)) throw noJson(number, 'is nested deeper than 16 levels');
    yield parsed.value;
  }
}

/** A body as of a batch that is answered at once, with more items. */
async function jsonItems(call: Call, endpoint: Endpoint, warn: (warning: Warning) => void): Promise<Items> {
  const bytes = await limitBody(call);
  requireJsonBody(call);
  const { input, dryRun } = takeDryRun(bodyInput(call, bytes), false);
  const { items } = input;
  const values: readonly unknown[] = Array.isArray(items) ? items : [];
  // What is around the items, and a body without items, is checked as in every batch.
  const around = endpoint.parse(values.length > 0 ? { ...input, items: [null] } : input, call.nowMs);
  endpoint.batch!.calls(around).warnings.forEach(warn);
  return { values, dryRun };
}

function noJson(line: number, fault = 'is not JSON in UTF-8'): Problem {
  return new Problem({
    code: 'invalid_json',
    field: `line ${line}`,
    message: `Line ${line} ${fault}.`,
    hint: 'Send one JSON object {id, path or request, body} a line.',
  });
}

function nothingThere(): Problem {
  return new Problem({
    code: 'missing_field',
    field: 'items',
    message: 'The body has no items.',
    hint: `Send 1 to ${MAX_JOB_ITEMS} lines, each an object {id, path or request, body}.`,
  });
}

function tooMany(): Problem {
  return new Problem({
    code: 'batch_too_large',
    field: 'items',
    message: `The job has more than ${MAX_JOB_ITEMS} items.`,
    hint: 'Send several jobs.',
    extra: { largest_items: MAX_JOB_ITEMS },
  });
}

function tooLarge(): Problem {
  return new Problem({
    code: 'payload_too_large',
    field: null,
    message: `The body is larger than ${JOB_BODY_BYTES_MAX / 1024 / 1024} MiB.`,
    hint: 'Send several jobs.',
  });
}
