import { errorMessage, isOutage } from '../error-message.ts';

const NOT_RIGHT = 'That code is not right, or a newer one was sent. Enter the code of the newest e-mail.';
const TOO_OFTEN = 'Too many tries. Wait a few minutes, or open the link in the e-mail.';
const NO_ANSWER = 'The code could not be checked. Please try again.';

/** The error to show when a mailed code was not accepted. */
export function mailedCodeProblem(error: { readonly status?: number | undefined }): Error {
  if (isOutage(error)) return new Error(errorMessage(error, NO_ANSWER));
  return new Error(error.status === 429 ? TOO_OFTEN : NOT_RIGHT);
}
