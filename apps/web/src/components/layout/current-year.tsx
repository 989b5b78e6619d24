import { useEffect, useRef } from 'react';
import { CURRENT_YEAR } from '@/lib/site.ts';

/** The year of the reader's clock; prerendered pages carry the year they were built in until they are alive. */
export function CurrentYear() {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (text.current) text.current.textContent = String(CURRENT_YEAR);
  }, []);
  return (
    <span ref={text} suppressHydrationWarning>
      {CURRENT_YEAR}
    </span>
  );
}
