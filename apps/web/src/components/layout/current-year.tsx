import { useEffect, useRef } from 'react';
import { CURRENT_YEAR } from '@/lib/site.ts';

/** The current year. Prerendered pages show the year of the build until they are hydrated. */
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
