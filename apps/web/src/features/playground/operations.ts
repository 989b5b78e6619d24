import { queryOptions } from '@tanstack/react-query';
import { loaders } from 'virtual:playground';
import { loadPart } from '@/lib/load-part.ts';
import type { ResendKey } from '@/lib/calls/key.ts';
import { fromTable } from '@/lib/from-table.ts';
import { addressOf } from '@/lib/calls/address.ts';
import type { Fields } from './form/model.ts';

/** The form of an operation. */
export function formQuery(id: string) {
  return queryOptions({
    queryKey: ['playground-form', id],
    queryFn: async () => {
      const load = loaders[id];
      if (load === undefined) throw new Error('There is no such endpoint.');
      return (await loadPart(load, true)).form;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const loadKeys = (userId: string): Promise<readonly ResendKey[]> =>
  fromTable('Failed to load your API keys. Please try again.', (client) =>
    client
      .from('api_keys')
      .select('id, label, api_key, is_test, is_active, blocked_at, expires_at')
      .eq('user_id', userId)
      .order('created_at'),
  );

/** The keys that calls can be made with, oldest first, with their secrets. */
export function playgroundKeysQuery(userId: string) {
  return queryOptions({
    queryKey: ['playground-keys', userId],
    queryFn: () => loadKeys(userId),
    refetchOnWindowFocus: 'always',
  });
}

/** A call as it is sent. */
interface SentCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly fields: Fields;
  /** Null: it needs none. */
  readonly apiKey: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly ok: boolean;
  /** From sending to the last byte, in milliseconds. */
  readonly tookMs: number;
  readonly mediaType: string;
  /** As it came; empty for a picture that is no text. */
  readonly text: string;
  /** Undefined: it is no JSON. */
  readonly json: unknown;
  /** A picture, as an address of its data. */
  readonly picture: string | null;
  readonly costUsd: string | null;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
}

function asDataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The picture could not be read.')));
    reader.readAsDataURL(blob);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function read(response: Response, mediaType: string): Promise<Pick<Answer, 'text' | 'json' | 'picture'>> {
  if (mediaType.startsWith('image/')) {
    const blob = await response.blob();
    const text = mediaType === 'image/svg+xml' ? await blob.text() : '';
    return { text, json: undefined, picture: await asDataAddress(blob) };
  }
  const text = await response.text();
  return { text, json: /json/.test(mediaType) ? parsed(text) : undefined, picture: null };
}

/** Sends a call to this site. Rejects when no answer came, or when it was cancelled. */
export async function sendCall(call: SentCall, signal: AbortSignal): Promise<Answer> {
  const { method, path, fields, apiKey, headers = {} } = call;
  const begun = performance.now();
  const response = await fetch(addressOf(method, path, fields), {
    method,
    signal,
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    headers: {
      // The browser's own language would be added to the fields.
      'accept-language': '*',
      ...headers,
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify(fields) } : {}),
  });
  const mediaType = (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  const answered = await read(response, mediaType);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    ...answered,
    status: response.status,
    ok: response.ok,
    tookMs: performance.now() - begun,
    mediaType,
    costUsd: response.headers.get('theia-cost-usd'),
    requestId: response.headers.get('x-request-id'),
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  };
}
