import { useEffect, useState } from 'react';
import { loadSuggestions, type SuggestedPlace } from './load-suggestions.ts';

/** Shorter than the pause between two letters of a slow typist. */
const PAUSE_MS = 180;
const LETTERS_MIN = 2;
const LETTERS_MAX = 120;

export interface Suggestions {
  /** The text that the places belong to; null while nothing is shown. */
  readonly text: string | null;
  readonly places: readonly SuggestedPlace[];
  readonly failed: boolean;
  readonly retry: () => void;
}

const NOTHING = { text: null, places: [], failed: false } as const;

/** Places for what is being typed; null: nothing is being typed. A request that is overtaken by typing is given up. */
export function useSuggestions(typed: string | null): Suggestions {
  const [found, setFound] = useState<Omit<Suggestions, 'retry'>>(NOTHING);
  /** The text that was asked for again, and how often. */
  const [again, setAgain] = useState({ text: '', count: 0 });
  const text = typed?.trim() ?? '';
  const asked = text.length < LETTERS_MIN || text.length > LETTERS_MAX ? null : text;
  const repeats = again.text === asked ? again.count : 0;
  useEffect(() => {
    if (asked === null) return;
    const leaving = new AbortController();
    const look = () =>
      loadSuggestions(asked, leaving.signal).then(
        (places) => setFound({ text: asked, places, failed: false }),
        () => {
          if (!leaving.signal.aborted) setFound({ text: asked, places: [], failed: true });
        },
      );
    const timer = window.setTimeout(() => void look(), repeats === 0 ? PAUSE_MS : 0);
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, [asked, repeats]);
  const retry = () => setAgain({ text, count: repeats + 1 });
  return asked !== null && belongs(found.text, asked) ? { ...found, retry } : { ...NOTHING, retry };
}

/** While somebody goes on typing, the places for the text before stay. */
function belongs(found: string | null, asked: string): boolean {
  return found !== null && (asked.startsWith(found) || found.startsWith(asked));
}
