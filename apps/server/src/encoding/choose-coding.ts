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

/** One entry of a header such as Accept or Accept-Encoding, in lower case, without other parameters. */
interface WeightedEntry {
  readonly value: string;
  /** 0 to 1; 0 refuses. */
  readonly quality: number;
}

const QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;
const LONGEST_HEADER = 2_000;

/** The entries of a header with quality values (RFC 9110 §12.4.2) in their order; an invalid weight counts as 1. */
export function weightedList(header: string | undefined): readonly WeightedEntry[] {
  return (header ?? '')
    .slice(0, LONGEST_HEADER)
    .split(',')
    .flatMap((entry) => {
      const [value = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      if (value === '') return [];
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [{ value, quality: weight !== undefined && QUALITY.test(weight) ? Number(weight) : 1 }];
    });
}
