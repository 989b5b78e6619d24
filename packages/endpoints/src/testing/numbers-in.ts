/** A number, not a part of a word or of a longer number. */
const NUMBER = /(?<![\w.])-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;

/** What separates the parts of dates, times and offsets. */
const SEPARATOR = /(?<=\d)[-/:T]|Z\b|-(?=\d\d:\d\d)/g;

/** The numbers of a text that another text does not have, each as it is written. Dates and times are several numbers. */
export function numbersNotIn(text: string, source: string): readonly string[] {
  const known = new Set(numbers(source));
  return [...new Set(numbers(text))].filter((one) => !known.has(one));
}

function numbers(text: string): readonly string[] {
  return text.replace(SEPARATOR, ' ').match(NUMBER) ?? [];
}
