import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { raisedProblem } from '../../database/database.ts';

interface More {
  readonly details?: string;
  readonly hint?: string | undefined;
}

/** A rejected table request, with the messages and codes of PostgREST, which supabase-js understands. */
export class RestProblem extends Error {
  override readonly name = 'RestProblem';
  readonly status: ContentfulStatusCode;
  /** PostgREST's code (`PGRST…`) or PostgreSQL's own. */
  readonly code: string;
  readonly #more: More;

  constructor(status: ContentfulStatusCode, code: string, message: string, more: More = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.#more = more;
  }

  toResponse(): Response {
    const { status, code, message } = this;
    const { details = null, hint = null } = this.#more;
    return Response.json({ code, message, details, hint }, { status, headers: { 'Cache-Control': 'no-store' } });
  }
}

/** The error for a request that cannot be parsed: PGRST100. */
export function unreadable(what: string, text: string, hint?: string): RestProblem {
  const message = `Failed to parse ${what} (${text.slice(0, 200)})`;
  return new RestProblem(400, 'PGRST100', message, { hint });
}

/** HTTP statuses of PostgreSQL's error codes and classes, as PostgREST maps them; the first match counts. */
const STATUSES: readonly (readonly [prefix: string, status: ContentfulStatusCode])[] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42883', 404],
  ['42P01', 404],
  ['55000', 400],
  ['57014', 504],
  ['P0001', 400],
  ['08', 503],
  ['0L', 403],
  ['0P', 403],
  ['22', 400],
  ['23', 400],
  ['28', 403],
  ['42', 400],
  ['53', 503],
  ['57', 503],
];

const FORBIDDEN = '42501';

/**
 * A database error as the response to a table request. It never carries the failing row (PostgreSQL's detail), and `PT400` to `PT599`, raised by
 * our own triggers, become the status they name. Null for any other error: that is a server fault.
 */
export function databaseProblem(error: unknown, role: 'anon' | 'authenticated'): RestProblem | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const raised = raisedProblem(error)?.status as ContentfulStatusCode | undefined;
  const status = raised ?? httpStatusFor(error.code, role);
  if (status === null) return null;
  const hint = 'hint' in error && typeof error.hint === 'string' ? error.hint : undefined;
  return new RestProblem(status, error.code, error.message, { hint });
}

function httpStatusFor(code: string, role: 'anon' | 'authenticated'): ContentfulStatusCode | null {
  if (code === FORBIDDEN) return role === 'anon' ? 401 : 403;
  return STATUSES.find(([prefix]) => code.startsWith(prefix))?.[1] ?? null;
}
