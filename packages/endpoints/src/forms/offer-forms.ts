import type { Endpoint, Representation, Representations } from '../endpoint.ts';
import { LLM } from '../request/field.ts';
import { MARKDOWN, writeMarkdown } from '../llm/write-markdown.ts';
import { type Language, LANGUAGES } from '@theia-astro/astro/names/names';
import { z } from 'zod';
import { namesIn, Spot } from '../names/names-in.ts';

const JSON_FORM: Representation = { mediaType: 'application/json', write: null };

/**
 * Wraps an endpoint so that every answer can be sent as Markdown: with `format` llm, or with `Accept: text/markdown`. What else `Accept` says changes
 * nothing where the product has no other form.
 */
export function offerMarkdown<Request>(endpoint: Endpoint<Request>): Endpoint<Request> {
  const markdown: Representation = {
    mediaType: MARKDOWN,
    write: (answer) => writeMarkdown(answer, endpoint.markdownOptions),
  };
  return {
    ...endpoint,
    forms: {
      mediaTypes: [...(endpoint.forms?.mediaTypes ?? []), MARKDOWN],
      of: (request): Representations => {
        const own = endpoint.forms?.of(request) ?? null;
        const format = askedFormat(request);
        if (own === null)
          return {
            asked: format === LLM ? MARKDOWN : format === 'json' ? JSON_FORM.mediaType : null,
            offered: [JSON_FORM, markdown],
            otherwise: JSON_FORM,
          };
        return { ...own, asked: format === LLM ? MARKDOWN : own.asked, offered: [...own.offered, markdown] };
      },
    },
  };
}

/** Markdown, if the request itself names it; the items of a batch have no Accept header of their own. */
export function askedMarkdown<Request>(endpoint: Endpoint<Request>, request: Request): Representation | null {
  const { asked, offered } = endpoint.forms?.of(request) ?? { asked: null, offered: [] };
  return asked === MARKDOWN ? (offered.find(({ mediaType }) => mediaType === MARKDOWN) ?? null) : null;
}

/** Every request keeps what it was asked as `input`. */
function askedFormat(request: unknown): unknown {
  const input: unknown = typeof request === 'object' && request !== null ? Reflect.get(request, 'input') : undefined;
  return typeof input === 'object' && input !== null ? Reflect.get(input, 'format') : undefined;
}

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
  const language = askedLanguage(request);
  return language !== null && hasNames(endpoint) ? language : null;
}

function canHaveNames(schema: unknown): boolean {
  if (schema instanceof z.ZodUnion) return schema.options.some(canHaveNames);
  return schema instanceof z.ZodObject && 'names' in schema.shape;
}

/** Every request keeps what it was asked as `input`. */
function askedLanguage(request: unknown): Language | null {
  const input = fieldOf(request, 'input');
  const language =
    fieldOf(fieldOf(input, 'settings'), 'language') ??
    fieldOf(fieldOf(input, 'vedic_settings'), 'language') ??
    fieldOf(input, 'language');
  return LANGUAGES.find((one) => one === language) ?? null;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
