import { startTransition, useEffect, useState } from 'react';

/**
 * Runs something after the next frame is on the screen, so that the user sees the effect of a tap immediately. Returns the function that cancels it.
 * A hidden page draws no frames: there it waits until the page is shown.
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** True when something is wanted and a frame was drawn since; false immediately when it is not wanted any more. For parts that take long to open. */
export function useAfterPaint(isWanted: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const cancel = afterPaint(() => startTransition(() => setDrawn(true)));
    return () => {
      cancel();
      setDrawn(false);
    };
  }, [isWanted]);
  return isWanted && isDrawn;
}
