import { BodyUnavailableError, DateOutOfRangeError } from '@theia-astro/astro/ephemeris';
import type { Endpoint } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { dateOutOfRange } from '../time/range.ts';

/**
 * A product that refuses what needs a sky outside the ephemeris, wherever in its calculation that shows: a search from the
 * last day of the ephemeris may look a day further. Products name the field where they can.
 */
export function refuseBeyond<Request>(endpoint: Endpoint<Request>): Endpoint<Request> {
  return {
    ...endpoint,
    calculate: (context, request) => {
      try {
        return endpoint.calculate(context, request);
      } catch (error) {
        if (error instanceof DateOutOfRangeError)
          throw dateOutOfRange(null, 'What this answer needs, which includes times around the one asked for,');
        if (error instanceof BodyUnavailableError)
          throw new Problem({
            code: 'body_unavailable',
            field: null,
            message: `${error.body} is not available for the whole time that this answer needs: ${error.reason}.`,
            hint: 'Leave it out, or choose a time from 1800 to 2399.',
          });
        throw error;
      }
    },
  };
}
