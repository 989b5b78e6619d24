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
  const [attempt, setAttempt] = useState(0);
  const text = typed?.trim() ?? '';
  const asked = text.length < LETTERS_MIN || text.length > LETTERS_MAX ? null : text;
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
    const timer = window.setTimeout(() => void look(), attempt === 0 ? PAUSE_MS : 0);
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, [asked, attempt]);
  const retry = () => setAttempt((before) => before + 1);
  return asked !== null && belongs(found.text, asked) ? { ...found, retry } : { ...NOTHING, retry };
}

/** While somebody goes on typing, the places for the text before stay. */
function belongs(found: string | null, asked: string): boolean {
  return found !== null && (asked.startsWith(found) || found.startsWith(asked));
}
