import type { Endpoint, Representation } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import { problemDocument } from '@theia-astro/endpoints/wire/problem';
import { THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';
import type { Engine } from './open-engine.ts';
import { withFullNames } from './short-names.ts';
import { productOf } from './products.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An answer as the API would send it. */
export interface LocalAnswer {
  readonly status: number;
  readonly mediaType: string;
  readonly text: string;
}

/**
 * Answers a call of the API here: the same parser, calculation and text as the service, without key, price, request id and time taken. A problem
 * becomes its document; only a fault of our own throws.
 */
export function answerLocally(engine: Engine, path: string, fields: Fields, nowMs: number): LocalAnswer {
  try {
    return answer(engine, productOf(path, fields), fields, nowMs);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return {
      status: error.status,
      mediaType: 'application/problem+json',
      text: JSON.stringify(problemDocument(error, path, '')),
    };
  }
}

function answer(engine: Engine, endpoint: Endpoint, fields: Fields, nowMs: number): LocalAnswer {
  if (Object.hasOwn(fields, 'dry_run'))
    throw new Problem({
      code: 'unknown_field',
      field: 'dry_run',
      message: 'What is computed here has no price.',
      hint: 'Ask an API for its price.',
    });
  // An answer that all callers share is that of the start of its period.
  const { sharedForMs = 1 } = endpoint;
  const atMs = Math.floor(nowMs / sharedForMs) * sharedForMs;
  const request = endpoint.parse(withFullNames(endpoint, fields), atMs);
  const form = formOf(endpoint, request);
  const calculated = endpoint.calculate({ ...engine, nowMs: atMs, account: null }, request);
  const whole = { ...calculated, meta: { ...(calculated['meta'] as Fields), theia_version: THEIA_VERSION } };
  return form === null || form.write === null
    ? { status: 200, mediaType: 'application/json', text: JSON.stringify(whole) }
    : { status: 200, mediaType: form.mediaType, text: form.write(whole) };
}

/** The form that the request names, else the first one, as for a caller without `Accept`. @throws Problem for pixels */
function formOf(endpoint: Endpoint, request: unknown): Representation | null {
  const forms = endpoint.forms?.of(request) ?? null;
  if (forms === null) return null;
  const form = forms.offered.find(({ mediaType }) => mediaType === forms.asked) ?? forms.offered[0];
  if (form.rasterWidthPx !== undefined || form.isBase64 === true)
    throw new Problem({
      code: 'not_acceptable',
      field: 'format',
      message: 'Pictures of pixels and PDF are made by the API only.',
      hint: 'Use svg or html, or ask an API.',
    });
  return form;
}
