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
export async function loadSuggestions(text: string, signal: AbortSignal): Promise<readonly SuggestedPlace[]> {
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
