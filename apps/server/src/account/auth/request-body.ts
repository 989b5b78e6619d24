import type { Context } from 'hono';
import { z } from 'zod';
import { isJson } from '../is-json.ts';
import { isStorable } from '../storable-text.ts';
import { AuthError, invalid } from './auth-error.ts';

const USER_METADATA_BYTES_MAX = 4096;

/**
 * The JSON object of a request, checked field by field; an empty body is an empty object.
 * @throws AuthError 400, 415
 */
export async function readBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.infer<Schema>> {
  const text = await c.req.text();
  if (text !== '' && !isJson(c))
    throw new AuthError(415, 'validation_failed', 'The request body must be sent as application/json');
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue === undefined || issue.path.length === 0 ? 'The request body' : issue.path.join('.');
  throw invalid(`${where}: ${issue?.message ?? 'is not valid'}`);
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new AuthError(400, 'bad_json', 'The request body must be a JSON object');
  if (!isStorable(value)) throw invalid('The request body holds text or nesting that cannot be stored');
  return value;
}

const absent = (value: unknown) => (value === null || value === '' ? undefined : value);

/** An optional text field. null and '' count as absent. */
export const textField = (lengthMax = 1024) => z.preprocess(absent, z.string().max(lengthMax).optional());

/** Metadata that a user stores about themselves. Every access token contains it, so its size is limited. */
export const userMetadataField = z.preprocess(
  (value) => (value === null ? undefined : value),
  z
    .record(z.string(), z.unknown())
    .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= USER_METADATA_BYTES_MAX, {
      error: `must be at most ${USER_METADATA_BYTES_MAX} bytes of JSON`,
    })
    .optional(),
);

/** The proof key of a client that requests a code as the response (RFC 7636). */
export const proofKeyFields = {
  code_challenge: textField(128),
  code_challenge_method: textField(10),
};

export interface ProofKey {
  readonly challenge: string;
  readonly method: 'plain' | 's256';
}

/** @throws AuthError 400 when only one of the two is present, or the method is unknown */
export function readProofKey(fields: {
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
}): ProofKey | null {
  const { code_challenge: challenge, code_challenge_method: method } = fields;
  if (challenge === undefined && method === undefined) return null;
  const normalised = (method ?? '').toLowerCase();
  if (challenge === undefined || (normalised !== 's256' && normalised !== 'plain')) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge))
    throw invalid('code challenge has to be between 43 and 128 characters');
  return { challenge, method: normalised };
}

const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/**
 * An address as it is stored and compared: trimmed, in lower case.
 * @throws AuthError 400 when it does not look like an address
 */
export function normaliseEmail(email: string): string {
  const normalised = email.trim().toLowerCase();
  const local = normalised.slice(0, normalised.lastIndexOf('@'));
  if (
    normalised.length > 254 ||
    !EMAIL.test(normalised) ||
    local.startsWith('.') ||
    local.endsWith('.') ||
    local.includes('..')
  ) {
    throw invalid('Unable to validate email address: invalid format');
  }
  return normalised;
}
