import { createHash } from 'node:crypto';

/** A weak entity tag: two answers that differ only in request id and timing are the same to a cache, other forms of an answer are not. */
export function entityTag(answer: Readonly<Record<string, unknown>> | string, mediaType = ''): string {
  return `W/"${createHash('sha1')
    .update(mediaType)
    .update(typeof answer === 'string' ? answer : JSON.stringify(answer))
    .digest('base64url')}"`;
}

/** RFC 9110 §13.1.2: If-None-Match compares weakly; `*` matches anything. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = tag.replace(/^W\//, '');
  return (
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque)
  );
}
