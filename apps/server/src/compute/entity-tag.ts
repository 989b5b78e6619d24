import { createHash } from 'node:crypto';

/** A weak entity tag: answers that differ only in request id and timing have the same tag, other media types have another. */
export function entityTag(answer: Readonly<Record<string, unknown>> | string, mediaType = ''): string {
  return `W/"${createHash('sha1')
    .update(mediaType)
    .update(typeof answer === 'string' ? answer : JSON.stringify(answer))
    .digest('base64url')}"`;
}
