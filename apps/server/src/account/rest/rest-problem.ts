import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface RestProblemFields {
  readonly status: ContentfulStatusCode;
  /** PostgREST's code (`PGRST…`) or PostgreSQL's own. */
  readonly code: string;
  readonly message: string;
  readonly details?: string;
  readonly hint?: string;
}

/** A refused table request, with the messages and codes of PostgREST, which supabase-js understands. */
export class RestProblem extends Error {
  readonly fields: RestProblemFields;

  constructor(fields: RestProblemFields) {
    super(fields.message);
    this.name = 'RestProblem';
    this.fields = fields;
  }

  toResponse(): Response {
    const { status, code, message, details, hint } = this.fields;
    return Response.json(
      { code, message, details: details ?? null, hint: hint ?? null },
      { status, headers: { 'Cache-Control': 'no-store' } },
    );
  }
}

/** The error for a request that cannot be parsed: PGRST100. */
export function unreadable(what: string, text: string, hint?: string): RestProblem {
  const message = `Failed to parse ${what} (${text.slice(0, 200)})`;
  return new RestProblem({ status: 400, code: 'PGRST100', message, ...(hint === undefined ? {} : { hint }) });
}
