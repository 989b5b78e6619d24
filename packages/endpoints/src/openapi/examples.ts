import type { Endpoint } from '../endpoint.ts';
import { shortened } from './shortened.ts';

const CUT = 'A real answer; of long lists, maps and texts only the beginning is shown.';

/** The name an example answer has in the document: that of its product. */
export function exampleName({ response }: Pick<Endpoint['example'], 'response'>): string {
  return String(response['product']);
}

/** `components/examples`: every answer once, however many operations give it, without the tail of long lists. */
export function exampleAnswers(endpoints: readonly Endpoint[]): Record<string, unknown> {
  return Object.fromEntries(
    endpoints.map(({ example: { response }, responseSchema, summary }) => {
      const value = shortened(response, responseSchema);
      const isCut = JSON.stringify(value).length < JSON.stringify(response).length;
      return [exampleName({ response }), { summary, ...(isCut ? { description: CUT } : {}), value }];
    }),
  );
}
