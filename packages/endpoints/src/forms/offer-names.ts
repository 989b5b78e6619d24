import { type Language, LANGUAGES } from '@theia-astro/astro/names/language';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { namesIn } from '../names/names-in.ts';
import { Spot } from '../names/spot.ts';

/**
 * Wraps an endpoint so that its answers carry `names` in the language of `settings.language`. Without it nothing changes; nor does a product whose
 * answers have no ids.
 */
export function offerNames<Request>(endpoint: Endpoint<Request>): Endpoint<Request> {
  if (!hasNames(endpoint)) return endpoint;
  const { direct } = endpoint;
  let root: Spot | undefined;
  return {
    ...endpoint,
    calculate: (context, request) => {
      const answer = endpoint.calculate(context, request);
      const language = askedLanguage(request);
      if (language === null) return answer;
      root ??= Spot.of(endpoint.responseSchema.toJSONSchema({ unrepresentable: 'any' }));
      return { ...answer, names: namesIn(answer, root, language) };
    },
    ...(direct === undefined
      ? {}
      : {
          direct: {
            ...direct,
            write: (context, request) => (askedLanguage(request) === null ? direct.write(context, request) : null),
          },
        }),
  };
}

/** Whether answers of an endpoint can have names. */
export function hasNames({ responseSchema }: Pick<Endpoint, 'responseSchema'>): boolean {
  return canHaveNames(responseSchema);
}

/** The language in which a request asks for names, `settings.language`; null for none, and where answers have no names. */
export function languageOf(endpoint: Pick<Endpoint, 'responseSchema'>, request: unknown): Language | null {
  return hasNames(endpoint) ? askedLanguage(request) : null;
}

function canHaveNames(schema: unknown): boolean {
  if (schema instanceof z.ZodUnion) return schema.options.some(canHaveNames);
  return schema instanceof z.ZodObject && 'names' in schema.shape;
}

/** Every request keeps what it was asked as `input`. */
function askedLanguage(request: unknown): Language | null {
  const input = fieldOf(request, 'input');
  const language = fieldOf(fieldOf(input, 'settings'), 'language') ?? fieldOf(input, 'language');
  return LANGUAGES.find((one) => one === language) ?? null;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
