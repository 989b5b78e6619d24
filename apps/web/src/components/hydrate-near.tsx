import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { createGate, type Gate, watchGate } from '@/lib/hydration-gates.ts';

/** Half a screen ahead, so that what is scrolled to is ready. */
const NEAR = '50% 0px';

function Part({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (!gate.isOpen) use(gate.opened);
  return children;
}

/**
 * A part of a prerendered page below its first screen. Its HTML is there at once; React takes it over when it comes near the view, or when somebody does something
 * in it. On a page that is drawn here it is only what it holds.
 */
export function HydrateNear({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);
  const [gate] = useState(createGate);
  // What waits while something around it changes would be drawn anew, and another address changes all links.
  useLocation();
  if (isShown.current) gate.open();
  useEffect(() => {
    isShown.current = true;
    if (gate.isOpen || frame.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && gate.open(),
      {
        rootMargin: NEAR,
      },
    );
    for (const part of frame.current.children) observer.observe(part);
    const leave = watchGate(frame.current, gate);
    void gate.opened.then(() => observer.disconnect()).then(leave);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [gate]);
  return (
    <div ref={frame} className="contents">
      <Suspense fallback={null}>
        <Part gate={gate}>{children}</Part>
      </Suspense>
    </div>
  );
}
