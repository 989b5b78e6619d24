import { useCallback, useEffect, useState } from 'react';
import { errorMessage } from './error-message.ts';
import { loadPart } from './load-part.ts';

export type PartState<Part> =
  | { readonly status: 'loading'; readonly retry: () => void }
  | { readonly status: 'failed'; readonly reason: string; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly part: Part };

type Loaded<Part> = { status: 'loading' } | { status: 'failed'; reason: string } | { status: 'loaded'; part: Part };

/**
 * A part of a page that is loaded when it is needed, with a failure that can be shown in its place.
 * @param load must stay the same function
 * @param wanted false: not yet
 */
export function usePart<Part extends object>(load: () => Promise<Part>, wanted = true): PartState<Part> {
  const [state, setState] = useState<Loaded<Part>>({ status: 'loading' });
  const start = useCallback(
    () =>
      loadPart(load).then(
        (part) => setState({ status: 'loaded', part }),
        (error: unknown) =>
          setState({ status: 'failed', reason: errorMessage(error, 'This part of the page could not be loaded.') }),
      ),
    [load],
  );
  useEffect(() => {
    if (wanted) void start();
  }, [start, wanted]);
  const retry = () => {
    setState({ status: 'loading' });
    void start();
  };
  return state.status === 'loaded' ? state : { ...state, retry };
}
