import type { Look } from '../terminal.ts';

/** Colours of medium lightness, at least 3:1 on black and on white (of the 256 of xterm). */
export const COLORS = { red: 167, green: 65, yellow: 136, blue: 68, purple: 133, grey: 244 } as const;
export type Color = keyof typeof COLORS;

/** A text in a colour, where there are colours. */
export function colored(text: string, color: Color | null, { color: has }: Pick<Look, 'color'>): string {
  return has && color !== null && text !== '' ? `\u001b[38;5;${COLORS[color]}m${text}\u001b[39m` : text;
}

/** A text that stands out. */
export function bold(text: string, { color: has }: Pick<Look, 'color'>): string {
  return has ? `\u001b[1m${text}\u001b[22m` : text;
}

/** A text that stands back. */
export function dim(text: string, look: Pick<Look, 'color'>): string {
  return colored(text, 'grey', look);
}
