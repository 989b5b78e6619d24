import { Problem } from '@theia-astro/endpoints/problem';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { raisedProblem, type Sql } from '../../database/database.ts';
import { type OperationName, operations, type OutputOf } from '../../rules/operations/catalog.ts';
import type { Operation, Output } from '../../rules/operations/operation.ts';
import type { User } from '../../sessions/access.ts';
import { hasRecentSignIn, REAUTHENTICATION_NEEDED, SIGN_IN_AGAIN } from '../auth/recent-sign-in.ts';

export interface OperationCall<Input = unknown> {
  readonly user: User;
  readonly input: Input;
  readonly sql: Sql;
  readonly logger: Logger;
}

/** @throws OperationError or Problem when the operation rejects the call */
export type Handler<Declared extends Operation> = (
  call: OperationCall<z.output<Declared['input']>>,
) => Promise<Output<Declared>>;

/** A handler for each operation of a part of the catalogue. */
export type HandlersOf<Part extends Readonly<Record<string, Operation>>> = {
  readonly [Name in keyof Part]: Handler<Part[Name]>;
};

/** Operations without a handler do not exist on this server. */
export type Handlers = Partial<HandlersOf<typeof operations>>;

const STATUSES = [400, 402, 403, 404, 409, 415, 422, 429] as const;

/** A rejected call. The message is shown to the user. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
  readonly status: (typeof STATUSES)[number];
  /** A code for programs, if the caller can act on it. */
  readonly code: string | null;
  constructor(status: OperationError['status'], message: string, code: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The operation with this name, if this server has a handler for it. */
export function findOperation(handlers: Handlers, name: string): OperationName | null {
  return Object.hasOwn(operations, name) && Object.hasOwn(handlers, name) ? (name as OperationName) : null;
}

/** Checks the input and the sign-in as the catalogue declares, then calls the handler. @throws OperationError */
export async function runOperation<Name extends OperationName>(
  handlers: Handlers,
  name: Name,
  call: OperationCall,
): Promise<OutputOf<Name>> {
  const declared: Operation = operations[name];
  const parsed = declared.input.safeParse(call.input);
  if (!parsed.success) throw new OperationError(declared.invalidStatus ?? 400, rejectionText(declared, parsed.error));
  if (declared.recentSignIn && !(await hasRecentSignIn(call.sql, call.user.claims.session_id)))
    throw new OperationError(403, SIGN_IN_AGAIN, REAUTHENTICATION_NEEDED);
  const handle = handlers[name] as Handler<Operation>;
  try {
    return (await handle({ ...call, input: parsed.data })) as OutputOf<Name>;
  } catch (error) {
    const problem = error instanceof Problem ? error : raisedProblem(error);
    const status = STATUSES.find((one) => one === problem?.status);
    throw problem === null || status === undefined ? error : new OperationError(status, problem.message, problem.code);
  }
}

function rejectionText({ invalid }: Operation, { issues: [issue] }: z.ZodError): string {
  if (typeof invalid === 'string') return invalid;
  if (issue !== undefined && invalid !== undefined) return invalid(issue);
  return `${issue?.path.join('.') || 'The request'} is not understood`;
}
