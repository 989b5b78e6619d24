import type { Endpoint } from '../endpoint.ts';
import { shortened } from './shortened.ts';

const CUT = 'A real answer; of long lists, maps and texts only the beginning is shown.';
const WHOLE = 'A real answer, whole.';
/** Of a larger answer the document names only the path, so that it stays small. */
const INSIDE_BYTES_MAX = 1_500;

/** The name an example answer has in the document: that of its product. */
export function exampleName({ response }: Pick<Endpoint['example'], 'response'>): string {
  return String(response['product']);
}

/** `components/examples`: every answer once, however many operations give it: without the tail of long lists or, where that is still large, as the path of the whole. */
export function exampleAnswers(endpoints: readonly Endpoint[]): Record<string, unknown> {
  return Object.fromEntries(
    endpoints.map(({ example: { response }, responseSchema, summary }) => {
      const name = exampleName({ response });
      const value = shortened(response, responseSchema);
      const bytes = Buffer.byteLength(JSON.stringify(value));
      if (bytes > INSIDE_BYTES_MAX) return [name, { summary, description: WHOLE, externalValue: examplePath(name) }];
      const isCut = bytes < Buffer.byteLength(JSON.stringify(response));
      return [name, { summary, ...(isCut ? { description: CUT } : {}), value }];
    }),
  );
}

/** Path → JSON text: the whole example answer of every product. */
export function exampleTexts(endpoints: readonly Endpoint[]): ReadonlyMap<string, string> {
  return new Map(endpoints.map(({ example }) => [examplePath(exampleName(example)), JSON.stringify(example.response)]));
}

function examplePath(name: string): string {
  return `/examples/${name}.json`;
}
