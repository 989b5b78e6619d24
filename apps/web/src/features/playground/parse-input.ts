export type ParsedInput =
  { input: Readonly<Record<string, unknown>>; problem: null } | { input: null; problem: string };

/** Parses the input as a JSON object, or returns the reason why it is not one. */
export function parseInput(typed: string): ParsedInput {
  if (typed.trim() === '') return { input: {}, problem: null };
  try {
    const value: unknown = JSON.parse(typed);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { input: null, problem: 'The body must be a JSON object: { … }' };
    return { input: Object.fromEntries(Object.entries(value)), problem: null };
  } catch (error) {
    return { input: null, problem: `Not valid JSON: ${error instanceof Error ? error.message : 'unreadable'}` };
  }
}
