/** Something the command menu can do. */
export interface Command {
  /** Stays the same between visits: recent commands are remembered by it. */
  readonly id: string;
  readonly title: string;
  /** What it is, at the end of its line. */
  readonly kind: 'Page' | 'Action' | 'Key' | 'Call' | 'Docs' | 'Endpoint' | 'Error';
  /** Other words that find it. */
  readonly words?: string;
  /** A second line. */
  readonly text?: string;
  /** Where it leads, or what it does. */
  readonly to?: string;
  readonly run?: () => void | Promise<void>;
}

/** How well a word fits a title: its beginning, the beginning of one of its words, its middle, or the first letters of its words. */
function fitWord(title: string, words: string, word: string): number {
  if (title.startsWith(word)) return 50;
  const parts = title.split(/[\s/_-]+/);
  if (parts.some((part) => part.startsWith(word))) return 35;
  if (parts.map((part) => part[0] ?? '').join('') === word) return 30;
  if (title.includes(word)) return 20;
  return words.includes(word) ? 10 : 0;
}

function fit({ title, words = '' }: Command, typed: readonly string[]): number {
  const points = typed.map((word) => fitWord(title.toLowerCase(), words.toLowerCase(), word));
  return points.includes(0) ? 0 : points.reduce((sum, one) => sum + one, 0);
}

/** The commands that have every typed word, best first; of equal ones recent ones first, then in their order. Nothing typed: recent ones first, then all. */
export function findCommands(
  commands: readonly Command[],
  typed: string,
  recentIds: readonly string[],
): readonly Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = ({ id }: Command): number => {
    const index = recentIds.indexOf(id);
    return index < 0 ? recentIds.length : index;
  };
  return commands
    .map((command) => ({ command, points: words.length === 0 ? 1 : fit(command, words) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || rank(a.command) - rank(b.command))
    .map(({ command }) => command);
}
