import { useCallback, useState } from 'react';

export const COMPARED_MAX = 2;

/** The calls chosen for a comparison, after one more was chosen or taken back. */
function toggled(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return chosen.length < COMPARED_MAX ? [...chosen, id] : chosen;
}

/** The calls of a comparison, chosen row by row. */
export function useCompared() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [isShown, setShown] = useState(false);
  const toggle = useCallback((id: string) => setIds((held) => toggled(held, id)), []);
  const [first, second] = ids;
  const pair = first !== undefined && second !== undefined ? ([first, second] as const) : null;
  return {
    ids,
    toggle,
    pair: isShown ? pair : null,
    isReady: pair !== null,
    show: () => setShown(true),
    /** Shows two calls at once, whatever was chosen before. */
    showPair: (pairIds: readonly [string, string]) => {
      setIds(pairIds);
      setShown(true);
    },
    hide: () => setShown(false),
    clear: () => setIds([]),
  };
}
