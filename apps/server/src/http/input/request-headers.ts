import { Problem } from '@theia-astro/endpoints/problem';
import { API_VERSION } from '@theia-astro/endpoints/wire/meta';
import { type Language, LANGUAGES } from '@theia-astro/astro/names/language';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { hasNames } from '@theia-astro/endpoints/forms/offer-forms';
import { weightedList } from '../../encoding/compress.ts';
import type { ApiRequest } from '../connection/api-request.ts';

const VERSIONS: ReadonlySet<string> = new Set([API_VERSION]);

/** The dated version a request asks for, else the one its key is pinned to. @throws Problem 400 invalid_version */
export function chooseVersion(asked: string | undefined, pinned: string): string {
  if (asked === undefined) return VERSIONS.has(pinned) ? pinned : API_VERSION;
  if (VERSIONS.has(asked)) return asked;
  throw new Problem({
    code: 'invalid_version',
    field: 'Theia-Version',
    message: 'There is no such version of the API.',
    hint: `Use one of ${[...VERSIONS].join(', ')}, or leave the header out.`,
  });
}

/** The version label of an answer before the request's own version is validated. */
export function versionLabel(asked: string | undefined): string {
  return asked !== undefined && VERSIONS.has(asked) ? asked : API_VERSION;
}

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

const RESPOND_ASYNC = /(?:^|[,;])\s*respond-async\s*(?:[,;]|$)/i;

/** Whether the caller would rather have an address now than the answer later (RFC 7240). */
export function prefersAsync(request: ApiRequest): boolean {
  return RESPOND_ASYNC.test(request.header('prefer') ?? '');
}
