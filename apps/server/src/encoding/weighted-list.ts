/** One entry of a header such as Accept or Accept-Encoding, in lower case, without other parameters. */
export interface WeightedEntry {
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
