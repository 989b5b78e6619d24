import { Problem } from '@theia-astro/endpoints/problem';
import { z } from 'zod';
import { FunctionRefused } from '../account-function.ts';

const ULID = '[0-9A-HJKMNP-TV-Z]{26}';
export const endpointId = z.string().regex(new RegExp(`^whe_${ULID}$`));
export const subscriptionId = z.string().regex(new RegExp(`^sub_${ULID}$`));
export const eventId = z.string().regex(new RegExp(`^evt_${ULID}$`));

/** @throws FunctionRefused 400 that names what was not understood */
export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new FunctionRefused(400, field === '' ? 'The request is not understood' : `${field} is not understood`);
}

/** What the owner asked for, or the refusal that there is none. @throws FunctionRefused 404 */
export function known<T>(found: T | null, what: 'endpoint' | 'subscription' | 'event'): T {
  if (found === null) throw new FunctionRefused(404, `There is no such ${what} any more`, 'not_found');
  return found;
}

const STATUSES = [400, 402, 403, 404, 409, 422, 429] as const;

/** Work whose refusals are those of the API, told to the owner as sentences. @throws FunctionRefused */
export async function asRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const status = STATUSES.find((one) => one === error.status);
    if (status === undefined) throw error;
    throw new FunctionRefused(status, error.message, error.code);
  }
}
