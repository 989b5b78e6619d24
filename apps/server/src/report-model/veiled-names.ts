/** Texts that a caller chose freely, out of sight of the model: it is told `[A]` and `[B]`, so nothing that a name says can become an instruction. */
export interface VeiledNames {
  /** Replaces every name. */
  veil(text: string): string;
  /** Puts the names back. */
  unveil(text: string): string;
  /** The marks that stand for names. */
  readonly marks: readonly string[];
}

const MARKS = ['[A]', '[B]'] as const;

/** @param names of the first and of the second person; empty where none was given */
export function veilNames(names: readonly string[]): VeiledNames {
  const pairs = MARKS.flatMap((mark, index) => {
    const name = names[index]?.trim() ?? '';
    return name === '' ? [] : [{ name, mark }];
  });
  // The longer name first: one may be part of the other.
  const longestFirst = pairs.toSorted((a, b) => b.name.length - a.name.length);
  return {
    veil: (text) => longestFirst.reduce((veiled, { name, mark }) => veiled.replaceAll(whole(name), mark), text),
    unveil: (text) => pairs.reduce((open, { name, mark }) => open.replaceAll(mark, () => name), text),
    marks: pairs.map(({ mark }) => mark),
  };
}

/** A name as a whole word: a name of one letter is in many. */
function whole(name: string): RegExp {
  const letters = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${letters}(?![\p{L}\p{N}])`, 'gu');
}
