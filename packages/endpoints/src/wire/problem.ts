import { z } from 'zod';
import { PLANS } from '../plan.ts';
import { type Problem, type ProblemCode, PROBLEM_STATUS, problemTitle } from '../problem.ts';
import { localCandidateSchema, placeSchema } from './place-and-time.ts';
import type { Wire } from './wire.ts';

/** Faults are recorded before there is a wire, so for the compiler a candidate is any object. */
const candidatesSchema: z.ZodType<readonly object[]> = z.array(z.union([placeSchema, localCandidateSchema]));

export const problemCodeSchema = z
  .enum(Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]])
  .meta({ id: 'ProblemCode' });
export const problemSchema = z
  .object({
    type: z.string().meta({ examples: ['/errors/invalid_date'] }),
    title: z.string(),
    status: z.int(),
    code: problemCodeSchema,
    message: z.string(),
    detail: z.string(),
    field: z.string().nullable().meta({ description: 'JSON path or query name of the faulty field.' }),
    hint: z.string().optional(),
    instance: z.string(),
    request_id: z.string(),
    candidates: candidatesSchema
      .optional()
      .meta({ description: 'Only with place_ambiguous, ambiguous_local_time and nonexistent_local_time.' }),
    largest_range_days: z.int().optional().meta({
      description: 'With range_too_large: the longest possible range with everything else unchanged.',
      'x-unit': 'days',
    }),
    largest_to: z.string().optional().meta({ description: 'The same as the end of the range.' }),
    largest_items: z
      .int()
      .optional()
      .meta({ description: 'With batch_too_large because of cost: how many of its first calls would fit.' }),
    required_plan: z.enum(PLANS).optional().meta({ description: 'With plan_does_not_include.' }),
    product: z.string().optional().meta({ description: 'With plan_does_not_include and key_scope.' }),
    checks: z
      .object({
        database: z.boolean(),
        migrations: z.boolean(),
        ephemeris: z.boolean(),
        booking: z.boolean(),
        serving: z.boolean(),
      })
      .optional()
      .meta({ description: 'With unavailable from /ready: what is ready.' }),
    errors: z
      .array(z.object({ code: problemCodeSchema, field: z.string().nullable(), message: z.string() }))
      .meta({ description: 'Every fault, in the order the fields were sent.' }),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem document.' });

export type WireProblem = Wire<typeof problemSchema>;

/** `application/problem+json` (RFC 9457). */
export function problemDocument(problem: Problem, instance: string, requestId: string): WireProblem {
  const [first] = problem.issues;
  return {
    type: `/errors/${first.code}`,
    title: problemTitle(first.code),
    status: problem.status,
    code: first.code,
    message: first.message,
    detail: first.message,
    field: first.field,
    ...(first.hint === undefined ? {} : { hint: first.hint }),
    instance,
    request_id: requestId,
    ...first.extra,
    errors: problem.issues.map(({ code, field, message }) => ({ code, field, message })),
  };
}
