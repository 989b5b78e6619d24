import { isFields } from '../form/model.ts';

/** One fault of a request, as the API names it. */
export interface Fault {
  readonly code: string;
  /** Where: `people[0].birth_date`; null: no field. */
  readonly field: string | null;
  readonly message: string;
}

/** Why a call was rejected. */
export interface CallProblem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly hint: string | null;
  readonly faults: readonly Fault[];
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function readFault(value: unknown): Fault | null {
  if (!isFields(value)) return null;
  const message = text(value['message']);
  return message === null ? null : { code: text(value['code']) ?? '', field: text(value['field']), message };
}

/** Reads the problem document of a failed call. Any other response is described by its status. */
export function readProblem(status: number, json: unknown): CallProblem {
  const document = isFields(json) ? json : {};
  const message = text(document['message']) ?? text(document['detail']) ?? `The call failed with status ${status}.`;
  const code = text(document['code']) ?? '';
  const listed = Array.isArray(document['errors']) ? document['errors'].map(readFault) : [];
  const faults = listed.filter((fault) => fault !== null);
  return {
    status,
    code,
    message,
    hint: text(document['hint']),
    faults: faults.length > 0 ? faults : [{ code, field: text(document['field']), message }],
  };
}

/** By the path of a field: what is wrong there. */
export type FaultsByField = ReadonlyMap<string, string>;

export const NO_FAULTS: FaultsByField = new Map();

/** The faults at their fields; the hint is at the first of them. `shown`: which are shown. */
export function faultsByField(
  problem: CallProblem | null,
  shown: (fault: Fault) => boolean = () => true,
): FaultsByField {
  if (problem === null) return NO_FAULTS;
  const at = new Map<string, string>();
  for (const [index, fault] of problem.faults.entries()) {
    if (fault.field === null || at.has(fault.field) || !shown(fault)) continue;
    at.set(fault.field, index === 0 && problem.hint !== null ? `${fault.message} ${problem.hint}` : fault.message);
  }
  return at;
}

/** Whether something is wrong at a field, or inside it. */
export function hasFaultIn(faults: FaultsByField, path: string): boolean {
  return [...faults.keys()].some((at) => at === path || at.startsWith(`${path}.`) || at.startsWith(`${path}[`));
}
