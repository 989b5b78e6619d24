import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { toast } from '../toast.ts';

export interface Change<Input, Data> {
  readonly send: (input: Input) => Promise<Data>;
  /** The queries that are read again. */
  readonly reloads: readonly QueryKey[];
  /** The confirmation; without one, the page shows enough. */
  readonly done?: string | ((input: Input) => string);
  /** The message of a failure without a message for users. */
  readonly failed: string;
  /** The message of a failure, instead of its own. */
  readonly explain?: (error: unknown) => string;
  readonly shownInForm?: boolean;
}

/** A change on the server. The queries that show it are read again, then it is confirmed. */
export function change<Data, Input = void>({ send, reloads, done, explain, ...meta }: Change<Input, Data>) {
  return mutationOptions({
    mutationFn: (input: Input) =>
      send(input).catch((error: unknown) => {
        throw explain === undefined ? error : new Error(explain(error), { cause: error });
      }),
    onSuccess: async (_changed, input, _before, { client }) => {
      await reload(client, reloads);
      if (done !== undefined) toast(typeof done === 'string' ? done : done(input), { variant: 'success' });
    },
    meta: { shownInForm: false, ...meta },
  });
}

/** Reads queries again. */
export function reload(client: QueryClient, keys: readonly QueryKey[]): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
