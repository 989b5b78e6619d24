import { Problem } from '@theia/endpoints/problem';
import { MeteringUnavailable } from '../metering/group-commit.ts';

/** What the caller may know of an error: a Problem as it is, anything else nothing. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof MeteringUnavailable)
    return new Problem({
      code: 'unavailable',
      field: null,
      message: 'The call could not be booked at this moment. It was not charged.',
      hint: 'Try again shortly.',
    });
  return new Problem({
    code: 'internal_error',
    field: null,
    message: 'Something went wrong on our side. It was not charged.',
    hint: 'Try again; if it stays, tell us the request_id.',
  });
}
