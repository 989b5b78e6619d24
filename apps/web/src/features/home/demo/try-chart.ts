import { type Birth, type BirthProblems, birthRequest } from '@/components/birth/birth.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { readLimit } from '@/lib/fetch-with-timeout.ts';

export type System = 'western' | 'vedic';

/** Why there is no chart: for the visitor, and for each field where the fault is in one. */
export class ChartRejected extends Error {
  readonly problems: BirthProblems;
  /** The visitor has had all free charts for now. */
  readonly limited: boolean;
  constructor(message: string, problems: BirthProblems = {}, limited = false) {
    super(message);
    this.name = 'ChartRejected';
    this.problems = problems;
    this.limited = limited;
  }
}

const FAILED = 'The chart could not be computed. Please try again in a moment.';

/** The form's field for a field of the API. */
function formField(name: unknown): keyof BirthProblems | null {
  if (name === 'birth_date' || name === 'birth_time') return name;
  return name === 'location' || name === 'latitude' || name === 'longitude' || name === 'timezone' ? 'location' : null;
}

interface Fault {
  readonly field: unknown;
  readonly message: string;
}

function faultsOf(document: object): readonly Fault[] {
  const errors: unknown = Reflect.get(document, 'errors');
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    if (typeof error !== 'object' || error === null) return [];
    const message: unknown = Reflect.get(error, 'message');
    return typeof message === 'string' ? [{ field: Reflect.get(error, 'field') as unknown, message }] : [];
  });
}

async function readRejection(response: Response): Promise<ChartRejected> {
  const document: unknown = await response.json().catch(() => null);
  if (typeof document !== 'object' || document === null) return new ChartRejected(FAILED);
  const faults = faultsOf(document);
  if (response.status === 429) return new ChartRejected(faults[0]?.message ?? FAILED, {}, true);
  const problems: BirthProblems = {};
  for (const { field, message } of faults) {
    const name = formField(field);
    if (name !== null) problems[name] ??= message;
  }
  const others = faults.filter(({ field }) => formField(field) === null);
  return new ChartRejected(others[0]?.message ?? '', problems);
}

/**
 * Asks this server for the chart of a birth, without a key. The birth is sent in the body only.
 * @throws ChartRejected with the message for the visitor; an AbortError when the request was cancelled
 */
export async function tryChart(birth: Birth, system: System, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch('/functions/v1/try-chart', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...birthRequest(birth), ...(system === 'vedic' ? { system } : {}) }),
      signal: AbortSignal.any([signal, readLimit()]),
    });
    if (!response.ok) throw await readRejection(response);
    return await response.text();
  } catch (error) {
    if (error instanceof ChartRejected || signal.aborted) throw error;
    throw new ChartRejected(errorMessage(error, FAILED));
  }
}
