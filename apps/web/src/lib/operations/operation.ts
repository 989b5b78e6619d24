import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { Cancelled, failureText, type OperationMeta } from './failure.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: OperationMeta;
  }
}

const nameOf = (input: unknown): string => JSON.stringify(input) ?? '';

/**
 * An operation for a component; `problem` is the error message until the next try. What is asked for again while it is under way, by a second
 * click or a held Enter, is not sent again.
 */
export function useOperation<Data, Input = void, Held = unknown>(
  options: UseMutationOptions<Data, Error, Input, Held>,
) {
  const underWay = useRef(new Set<string>());
  const mutation = useMutation({
    ...options,
    onSettled: (...settled) => {
      underWay.current.delete(nameOf(settled[2]));
      return options.onSettled?.(...settled);
    },
  });
  const { mutate: send } = mutation;
  const mutate: typeof send = useCallback(
    (...asking) => {
      const asked = nameOf(asking[0]);
      if (underWay.current.has(asked)) return;
      underWay.current.add(asked);
      send(...asking);
    },
    [send],
  );
  const { error } = mutation;
  return {
    ...mutation,
    mutate,
    problem: error === null || error instanceof Cancelled ? undefined : failureText(error, options.meta),
  };
}
