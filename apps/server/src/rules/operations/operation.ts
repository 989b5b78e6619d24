import { z } from 'zod';
import type { AuditEvent } from '../audit-events.ts';

/** An operation of the signed-in user on the own account, called as `POST /functions/v1/NAME` with a JSON object. */
export interface Operation {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  /** The message for rejected input. Default: the name of the field. */
  readonly invalid?: string | ((issue: z.core.$ZodIssue) => string);
  /** The status for rejected input, instead of 400. */
  readonly invalidStatus?: 422;
  /** An access token is not enough: the owner must have signed in within the last ten minutes. */
  readonly recentSignIn?: true;
  /** The input is a form with files (`multipart/form-data`) of at most this size. */
  readonly formBytesMax?: number;
  /** The events that the operation may write to the audit log. */
  readonly audit?: readonly AuditEvent[];
}

export type Input<Declared extends Operation> = z.input<Declared['input']>;
export type Output<Declared extends Operation> = z.output<Declared['output']>;

/** An input with no fields. Other fields are ignored. */
export const noInput = z.object({});

export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

/** An id of the product API: a prefix and a ULID. */
export const resourceId = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`));

/** The rejected field and the reason. */
export const fieldAndReason = ({ path, message }: z.core.$ZodIssue): string => `${path.join('.')}: ${message}`;
