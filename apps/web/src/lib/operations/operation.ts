import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { Cancelled, failureText, type OperationMeta } from './failure.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: OperationMeta;
  }
}

/** An operation for a component; `problem` is the error message until the next try. */
export function useOperation<Data, Input = void, Held = unknown>(
  options: UseMutationOptions<Data, Error, Input, Held>,
) {
  const mutation = useMutation(options);
  const { error } = mutation;
  return {
    ...mutation,
    problem: error === null || error instanceof Cancelled ? undefined : failureText(error, options.meta),
  };
}
