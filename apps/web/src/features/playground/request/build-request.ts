import type { Fields } from '../form/model.ts';

/** The request as JSON to be edited by hand. */
export const printed = (fields: Fields): string => JSON.stringify(fields, null, 2);

/** Reads a request that was written by hand, or says why it is none. */
export function readPrinted(typed: string): { readonly fields: Fields } | { readonly problem: string } {
  if (typed.trim() === '') return { fields: {} };
  try {
    const value: unknown = JSON.parse(typed);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { fields: value as Fields }
      : { problem: 'The request must be a JSON object: { … }' };
  } catch (error) {
    return { problem: `Not valid JSON: ${error instanceof Error ? error.message : 'unreadable'}` };
  }
}
