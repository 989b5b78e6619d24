const STORAGE_KEY = 'recent-commands';
const KEPT = 5;

/** The commands used last in this browser, newest first. */
export function readRecent(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberRecent(id: string): void {
  try {
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify([id, ...readRecent().filter((other) => other !== id)].slice(0, KEPT)),
    );
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
}
