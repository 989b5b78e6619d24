import { RestProblem } from '../rest-problem.ts';
import { textLiteral } from '../../../call-archive/literals.ts';
import type { FieldPath } from '../grammar/reader.ts';

/** The refusal of a read that reaches calls which have moved to the archive, and asks something of them that the archive cannot answer. */
export function needsNewerCalls(what: string, movedUntil: string): RestProblem {
  return new RestProblem({
    status: 400,
    code: 'call_archive_limit',
    message: `${what} cannot be applied to calls before ${movedUntil}, which are in the call archive`,
    hint: `Leave it out, or ask for newer calls only: created_at=gte.${movedUntil}`,
  });
}

/** A part of a query that means nothing, or something else, to the archive. */
export class NotPushable extends Error {
  /** The part as a reader of the refusal knows it: `The filter on request_payload`. */
  readonly part: string;
  constructor(part: string) {
    super(part);
    this.name = 'NotPushable';
    this.part = part;
  }
}

/** The table whose rows move to the archive. */
export const CALLS = 'translator_logs';

/** How the values of a column compare, and in what they are written. */
type Kind = 'uuid' | 'instant' | 'integer' | 'thousandths' | 'text' | 'json';

export interface ArchiveColumn {
  readonly kind: Kind;
  /** PostgreSQL's type, which reads the values of filters. */
  readonly type: string;
  /** The column in a comparison; of one that may be null, only beside `isNotNull`. */
  readonly compared: string;
  /** The column as a text that PostgreSQL reads. */
  readonly text: string;
  /** The bare column; null where it is never null. */
  readonly nullable: string | null;
  /** The value that every row of the caller has; null where rows differ. */
  readonly always: string | null;
}

const text = (name: string): ArchiveColumn => ({
  kind: 'text',
  type: 'text',
  compared: name,
  text: name,
  nullable: null,
  always: null,
});
const nullable = (name: string, column: ArchiveColumn): ArchiveColumn => ({
  ...column,
  compared: column.compared.replace(name, `assumeNotNull(${name})`),
  nullable: name,
});
const json = (name: string): ArchiveColumn => nullable(name, { ...text(name), kind: 'json', type: 'json' });
const integer = (name: string, type: string): ArchiveColumn => ({
  kind: 'integer',
  type,
  compared: `toInt64(${name})`,
  text: `toString(${name})`,
  nullable: null,
  always: null,
});
const uuid = (name: string): ArchiveColumn => ({
  kind: 'uuid',
  type: 'uuid',
  compared: `toString(${name})`,
  text: `toString(${name})`,
  nullable: null,
  always: null,
});

/** The columns of the log in the archive. `response_payload` is in none: answers are kept apart. */
export const ARCHIVE_COLUMNS: ReadonlyMap<string, ArchiveColumn> = new Map(
  Object.entries({
    id: { ...uuid('id'), compared: 'id', text: 'id' },
    created_at: {
      kind: 'instant',
      type: 'timestamp with time zone',
      compared: 'created_at_us',
      text: 'toString(created_at_us)',
      nullable: null,
      always: null,
    },
    user_id: uuid('user_id'),
    api_key_id: nullable('api_key_id', uuid('api_key_id')),
    request_id: text('request_id'),
    method: text('method'),
    path: text('path'),
    response_status: integer('response_status', 'integer'),
    request_type: nullable('request_type', text('request_type')),
    report_tier: nullable('report_tier', text('report_tier')),
    processing_time_ms: {
      kind: 'thousandths',
      type: 'numeric',
      compared: 'processing_time_ms',
      text: 'toString(processing_time_ms)',
      nullable: null,
      always: null,
    },
    request_payload: json('request_payload'),
    response_crc32: nullable('response_crc32', integer('response_crc32', 'bigint')),
    error_message: nullable('error_message', text('error_message')),
    google_geo: json('google_geo'),
  } satisfies Record<string, ArchiveColumn>),
);

/**
 * The column of a filter. Every row has the caller's id, so a filter on it compares that: the archive reads nothing for it.
 * @throws NotPushable for a path inside JSON, and for a column that the archive does not have
 */
export function columnOfFilter({ column: name, steps }: FieldPath, userId: string): ArchiveColumn {
  const column = ARCHIVE_COLUMNS.get(name);
  if (column === undefined || steps.length > 0)
    throw new NotPushable(`The filter on ${steps.length > 0 ? `values inside ${name}` : name}`);
  return name === 'user_id' ? { ...column, compared: textLiteral(userId), always: userId } : column;
}
