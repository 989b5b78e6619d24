import type { Endpoint, Representation, Representations } from '../endpoint.ts';
import { LLM } from '../request/answer-format.ts';
import { MARKDOWN, writeMarkdown } from '../llm/write-markdown.ts';

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
