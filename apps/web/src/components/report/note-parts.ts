/** The chart that a note is read in, where it is not the natal chart of one person. */
const CHARTS = 'A|B|Composite|Return|Transit|Navamsa';
const PARTS = new RegExp(`^((?:(?:${CHARTS}): )?[^,(:]+?)(\\s*[,(:].*)?$`, 'u');

/** A margin note, split into the placement and its comment: `Sun 23°30′ Pisces` and `, house 10`. The chart it is read in belongs to the first part. */
export function noteParts(note: string): { readonly what: string; readonly more: string } {
  const [, what = note, more = ''] = PARTS.exec(note) ?? [];
  return { what, more };
}
