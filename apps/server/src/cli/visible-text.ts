/** Control characters of terminals (C0, DEL, C1), other line ends, and what reverses the direction of text. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text of somebody else for the operator’s terminal: characters that would steer it are written as `\u001b`. In JSON they mean the same so. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The same for lines, whose ends and tabs stay. */
export function visibleLines(text: string): string {
  return text.replace(/[^\n\t]+/g, visibleText);
}
