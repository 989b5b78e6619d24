import guide from './problem-guide.json' with { type: 'json' };
import type { Plan } from './plan.ts';

/** Every error code with its HTTP status; the union type and the OpenAPI enum are derived from it. */
export const PROBLEM_STATUS = {
  invalid_json: 400,
  body_not_object: 400,
  missing_field: 400,
  invalid_type_of_field: 400,
  unknown_request: 400,
  unknown_field: 400,
  conflicting_fields: 400,
  invalid_date: 400,
  invalid_time: 400,
  invalid_datetime: 400,
  invalid_year: 400,
  invalid_latitude: 400,
  invalid_longitude: 400,
  invalid_elevation: 400,
  invalid_timezone: 400,
  invalid_utc_offset: 400,
  invalid_location: 400,
  invalid_system: 400,
  invalid_boolean: 400,
  invalid_house_system: 400,
  invalid_ayanamsa: 400,
  invalid_orb: 400,
  unknown_body: 400,
  unknown_aspect: 400,
  invalid_return_type: 400,
  invalid_range: 400,
  range_too_large: 400,
  invalid_setting: 400,
  invalid_include: 400,
  invalid_fields: 400,
  invalid_row: 400,
  invalid_url: 400,
  invalid_idempotency_key: 400,
  invalid_version: 400,
  invalid_cursor: 400,
  batch_too_large: 400,
  malformed_request: 400,
  missing_key: 401,
  invalid_key: 401,
  revoked_key: 401,
  expired_key: 401,
  insufficient_balance: 402,
  quota_exhausted: 402,
  spend_cap_reached: 402,
  plan_does_not_include: 403,
  key_scope: 403,
  key_origin: 403,
  key_address: 403,
  test_key_birth: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  request_timeout: 408,
  idempotency_key_reused: 409,
  idempotency_in_progress: 409,
  cannot_replay: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  place_not_found: 422,
  place_ambiguous: 422,
  timezone_unresolved: 422,
  nonexistent_local_time: 422,
  ambiguous_local_time: 422,
  date_out_of_range: 422,
  house_system_undefined: 422,
  birth_time_required: 422,
  body_unavailable: 422,
  event_not_found: 422,
  model_unavailable: 422,
  rate_limited: 429,
  too_many_jobs: 429,
  too_many_subscriptions: 429,
  too_many_webhooks: 429,
  too_many_reports: 429,
  test_limit_reached: 429,
  headers_too_large: 431,
  internal_error: 500,
  unavailable: 503,
  timeout: 504,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** Whether a text is an error code. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(PROBLEM_STATUS, text);
}

/** `invalid_date` → `Invalid date`. */
export function problemTitle(code: ProblemCode): string {
  const title = code.replaceAll('_', ' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Members that only some problem documents have; `wire/problem.ts` says which. */
export interface ProblemExtra {
  readonly candidates?: readonly object[];
  readonly largest_range_days?: number;
  readonly largest_to?: string;
  readonly largest_items?: number;
  readonly required_plan?: Plan;
  readonly product?: string;
  readonly checks?: {
    readonly database: boolean;
    readonly migrations: boolean;
    readonly ephemeris: boolean;
    readonly booking: boolean;
    readonly serving: boolean;
  };
}

/**
 * One fault in a request: what is wrong, where (JSON path or query name, null when not field-bound) and how to fix it.
 */
export interface Issue {
  readonly code: ProblemCode;
  readonly field: string | null;
  readonly message: string;
  readonly hint?: string;
  /** Further members of the problem document. */
  readonly extra?: ProblemExtra;
}

/**
 * The only error type of the product API. `issues` are in document order and never empty; the first one gives code and
 * status. Messages are public: never a key, a stack trace or a database text.
 */
export class Problem extends Error {
  readonly issues: readonly [Issue, ...Issue[]];
  readonly status: number;

  constructor(first: Issue, ...rest: readonly Issue[]) {
    super(first.message);
    this.name = 'Problem';
    this.issues = [first, ...rest];
    this.status = PROBLEM_STATUS[first.code];
  }

  get code(): ProblemCode {
    return this.issues[0].code;
  }
}

/**
 * What a code means and what the caller can do about it, in whole sentences, for the page that the `type` of a problem
 * links to.
 */
interface ProblemGuide {
  readonly meaning: string;
  readonly cure: string;
}

/** The guide of every code. */
export const PROBLEM_GUIDE: Readonly<Record<ProblemCode, ProblemGuide>> = guide;
