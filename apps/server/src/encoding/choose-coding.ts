import { weightedList } from './weighted-list.ts';

/** A content coding that we can send. */
export type Coding = 'zstd' | 'br' | 'gzip';

/**
 * The coding with the highest weight in Accept-Encoding (RFC 9110 §12.5.3), among equals the first offered; null sends the
 * body uncompressed. Without the header nothing is compressed. A caller that refuses even `identity` still gets the plain body.
 */
export function chooseCoding<Offered extends Coding>(
  acceptEncoding: string | undefined,
  offered: readonly Offered[],
): Offered | null {
  if (acceptEncoding === undefined || offered.length === 0) return null;
  const entries = weightedList(acceptEncoding);
  const findWeight = (name: string): number | undefined => entries.find(({ value }) => value === name)?.quality;
  const any = findWeight('*') ?? 0;
  const plain = findWeight('identity') ?? 0;
  let best: Offered | null = null;
  let bestWeight = 0;
  for (const coding of offered) {
    const weight = findWeight(coding) ?? any;
    if (weight > bestWeight && weight >= plain) {
      best = coding;
      bestWeight = weight;
    }
  }
  return best;
}
