/** Statements that keep a plan in each session; the others are planned each time. */
const NAMES_MAX = 2_000;

const names = new Map<string, string>();
let made = 0;

/** The name under which each session prepares a text; null when there are too many. */
export function nameOfStatement(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined || names.size >= NAMES_MAX) return known ?? null;
  made += 1;
  names.set(text, `s${made}`);
  return `s${made}`;
}

/** Prepares a text under another name from now on. */
export function forgetName(text: string): void {
  names.delete(text);
}
