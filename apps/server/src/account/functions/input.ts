import { Problem } from '@theia-astro/endpoints/problem';
import type { z } from 'zod';
import { FunctionRefused } from './account-function.ts';

/** @throws FunctionRefused 400 that names what was not understood */
export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new FunctionRefused(400, field === '' ? 'The request is not understood' : `${field} is not understood`);
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
