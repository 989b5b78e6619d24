export const LABEL_MAX = 60;

/** What is wrong with the name of a key, or null. */
export function labelError(label: string): string | null {
  const { length } = label.trim();
  if (length === 0) return 'A name is required';
  return length > LABEL_MAX ? `At most ${LABEL_MAX} characters` : null;
}
