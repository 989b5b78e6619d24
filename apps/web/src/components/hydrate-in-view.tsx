import { type ReactNode, Suspense, use, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { createGate, type Gate, passRender, watchGate } from '@/lib/hydration-gates.ts';

/** What only peeps in is not in view yet. */
const MARGIN = '-10% 0px';

const isInView = (entry: IntersectionObserverEntry): boolean => entry.isIntersecting;

function Part({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (!gate.isOpen) use(gate.opened);
  return children;
}

/**
 * A part of a prerendered page below its first screen. Its HTML is there at once; React takes it over when it comes into view, or when somebody does something in it. On a page that is drawn here it is only what it holds.
 */
export function HydrateInView({ className = 'contents', children }: { className?: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const [gate] = useState(() => createGate(id));
  // Another address is another render of every link.
  useLocation();
  passRender(gate);
  useEffect(() => {
    if (gate.isOpen || frame.current === null) return;
    const observer = new IntersectionObserver((entries) => entries.some(isInView) && gate.open(), {
      rootMargin: MARGIN,
    });
    for (const part of frame.current.children) observer.observe(part);
    const unwatch = watchGate(frame.current, gate);
    const leave = () => {
      observer.disconnect();
      unwatch();
    };
    void gate.opened.then(leave);
    return leave;
  }, [gate]);
  return (
    <div ref={frame} id={id} className={className}>
      <Suspense fallback={null}>
        <Part gate={gate}>{children}</Part>
      </Suspense>
    </div>
  );
}
