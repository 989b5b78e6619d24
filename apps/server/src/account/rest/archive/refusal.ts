import { RestProblem } from '../rest-problem.ts';

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
