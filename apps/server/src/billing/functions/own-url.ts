import { FunctionRefused } from '../../account/functions/account-function.ts';

/**
 * Checks that a return page is on our site. Otherwise a link to us could redirect people anywhere.
 * @throws FunctionRefused 400
 */
export function ownUrl(given: string | undefined, publicUrl: string, fallback: string): string {
  if (given === undefined) return `${publicUrl}${fallback}`;
  const url = URL.canParse(given, publicUrl) ? new URL(given, publicUrl) : null;
  if (url === null || url.origin !== new URL(publicUrl).origin)
    throw new FunctionRefused(400, 'Return pages must be on this site');
  return url.href;
}
