import { Problem } from '@theia-astro/endpoints/problem';
import { isUnavailable } from '../../metering/database-failure.ts';
import { MeteringUnavailable } from '../../metering/group-commit.ts';

/** Converts an error for the caller: a Problem stays unchanged, anything else becomes a 500 without details. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof MeteringUnavailable)
    return new Problem({
      code: 'unavailable',
      field: null,
      message: 'The call could not be booked. It was not charged.',
      hint: 'Try again shortly.',
    });
  if (isUnavailable(error))
    return new Problem({
      code: 'unavailable',
      field: null,
      message: 'The database is not available at the moment. The call was not charged.',
      hint: 'Try again shortly.',
    });
  return new Problem({
    code: 'internal_error',
    field: null,
    message: 'Something went wrong on our side. It was not charged.',
    hint: 'Try again. If it keeps failing, send us the request_id.',
  });
}
