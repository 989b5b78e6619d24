import type { jobSchema, JobStatus } from '@theia-astro/endpoints/jobs/job-paths';
import { isProblemCode, Problem } from '@theia-astro/endpoints/problem';
import type { Wire } from '@theia-astro/endpoints/wire/wire';
import type { Estimate } from './submit-job.ts';
import type { ApiRequest } from '../connection/api-request.ts';
import { prefersAsync } from '../input/request-headers.ts';
import { instant } from '../../encoding/instant.ts';

export type JobDocument = Wire<typeof jobSchema>;

export interface JobRow {
  readonly id: string;
  readonly user_id: string;
  readonly api_key_id: string;
  readonly status: string;
  readonly items: number;
  readonly next_item: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly refused: number;
  readonly charged: number;
  readonly cost_usd: string;
  readonly estimate: unknown;
  readonly warnings: unknown;
  readonly failure: string | null;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
  readonly expires_at: Date;
  readonly estimated_end_at: Date | null;
}

/** A job as its caller sees it. */
export function jobDocument(row: JobRow): JobDocument {
  return {
    id: row.id,
    status: row.status as JobStatus,
    items: row.items,
    answered: row.next_item,
    succeeded: row.succeeded,
    failed: row.failed,
    refused: row.refused,
    charged: row.charged,
    cost_usd: row.cost_usd,
    estimate: row.estimate as Estimate,
    created_at: instant(row.created_at),
    started_at: row.started_at && instant(row.started_at),
    ended_at: row.ended_at && instant(row.ended_at),
    estimated_end_at: row.estimated_end_at && instant(row.estimated_end_at),
    expires_at: instant(row.expires_at),
    failure: row.failure !== null && isProblemCode(row.failure) ? row.failure : null,
    warnings: row.warnings as JobDocument['warnings'],
  };
}

const NDJSON = /^application\/(?:x-)?(?:ndjson|jsonl|json-lines)\s*(?:;|$)/i;

/** How the items of a job were sent: one a line, or as the list of a batch. */
export type JobForm = 'ndjson' | 'json';

/** Whether a batch is to be answered as a job: NDJSON always is, JSON when it is preferred (RFC 7240). */
export function askedAsJob(request: ApiRequest): JobForm | null {
  if (isNdjson(request)) return 'ndjson';
  return prefersAsync(request) ? 'json' : null;
}

/** Such a body holds no key. */
export function isNdjson(request: ApiRequest): boolean {
  return NDJSON.test(request.header('content-type') ?? '');
}

/** @throws Problem 415 for a compressed body, or one in another character set */
export function requirePlainNdjson(request: ApiRequest): void {
  const coding = request.header('content-encoding')?.trim().toLowerCase() ?? '';
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(request.header('content-type') ?? '')?.[1]?.toLowerCase();
  const isPlain = coding === '' || coding === 'identity';
  if (isPlain && (charset === undefined || charset === 'utf-8' || charset === 'utf8')) return;
  throw new Problem({
    code: 'unsupported_media_type',
    field: null,
    message: isPlain ? 'The body must be NDJSON in UTF-8.' : 'The body must not be compressed.',
    hint: 'Send Content-Type: application/x-ndjson.',
  });
}
