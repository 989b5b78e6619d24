import { useEffect, useState } from 'react';
import { readLimit } from '@/lib/fetch-with-timeout.ts';

/** A place that begins as what was typed. */
export interface SuggestedPlace {
  name: string;
  region: string | null;
  country: string | null;
  latitude: number;
  longitude: number;
}

/** `Paris, Île-de-France, France`, without a region that only repeats the name. */
export function placeLabel({ name, region, country }: Pick<SuggestedPlace, 'name' | 'region' | 'country'>): string {
  return [name, region === name ? null : region, country].filter((part) => part !== null && part !== '').join(', ');
}

/** Places for what was typed so far, which is sent in the body: it may be the place of a birth. @throws Error when they cannot be loaded */
async function loadSuggestions(text: string, signal: AbortSignal): Promise<readonly SuggestedPlace[]> {
  const response = await fetch('/functions/v1/places', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
    signal: AbortSignal.any([signal, readLimit()]),
  });
  if (!response.ok) throw Object.assign(new Error(''), { status: response.status });
  const { places } = (await response.json()) as { places: readonly SuggestedPlace[] };
  return places;
}

/** Shorter than the pause between two letters of a slow typist. */
const PAUSE_MS = 180;
const LETTERS_MIN = 2;
const LETTERS_MAX = 120;

interface Suggestions {
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
