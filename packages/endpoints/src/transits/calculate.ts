import type { CalculationContext } from '../endpoint.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { natalSide } from './natal.ts';
import { rangeAnswer } from './range.ts';
import type { TransitsRequest } from './request.ts';
import type { Wire } from '../wire/wire-type.ts';
import type { transitsResponseSchema } from './schema.ts';
import { snapshotAnswer } from './snapshot.ts';

/** The sky of one instant over the birth chart, or the events of a range. @throws Problem 422 */
export function calculateTransits(
  context: CalculationContext,
  request: TransitsRequest,
): Wire<typeof transitsResponseSchema> {
  const birth = resolveBirth(context, request.birth, request.settings.resolution);
  const natal = natalSide(context.ephemeris, request, birth);
  return request.range === null
    ? snapshotAnswer(context, request, birth, natal)
    : rangeAnswer(context, request, request.range, birth, natal);
}
