import { type Language, LANGUAGES } from '@theia-astro/astro/names/names';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { hasNames } from '@theia-astro/endpoints/forms/offer-forms';
import { weightedList } from '../../encoding/choose-coding.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * The request with the language of its Accept-Language header as `settings.language`, so that echo, log, cache and Idempotency-Key know it. Unchanged
 * where the request says it itself, where the header has none of our languages, and for products without names or with one answer for all callers.
 */
export function withLanguage(input: Input, header: string | undefined, endpoint: Endpoint): Input {
  if (header === undefined || !hasNames(endpoint) || endpoint.sharedForMs !== undefined) return input;
  const { settings = {}, vedic_settings: ofVedic } = input;
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings) || 'language' in settings)
    return input;
  if (typeof ofVedic === 'object' && ofVedic !== null && 'language' in ofVedic) return input;
  const language = preferredLanguage(header);
  return language === null ? input : { ...input, settings: { ...settings, language } };
}

/** The language a header prefers of those we have (RFC 4647 §3.4: `de-AT` finds `de`); null for none, also for `*`. */
export function preferredLanguage(header: string): Language | null {
  let best: Language | null = null;
  let bestQuality = 0;
  for (const { value, quality } of weightedList(header)) {
    const [primary] = value.split('-');
    const language = LANGUAGES.find((one) => one === primary);
    if (language === undefined || quality <= bestQuality) continue;
    best = language;
    bestQuality = quality;
  }
  return best;
}
