import { type ReactNode, Suspense, use, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { createGate, type Gate, passRender, watchGate } from '@/lib/hydration-gates.ts';

/** Half a screen ahead, so that what is scrolled to is ready, and drawn for its width. */
const MARGIN = '50% 0px';

const isNear = (entry: IntersectionObserverEntry): boolean => entry.isIntersecting;

function Part({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (!gate.isOpen) use(gate.opened);
  return children;
}

/**
 * A part of a prerendered page below its first screen. Its HTML is there at once; React takes it over when it comes near the view, or
 * when somebody does something in it. On a page that is drawn here it is only what it holds.
 */
export function HydrateNear({ className = 'contents', children }: { className?: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const [gate] = useState(() => createGate(id));
  // Another address is another render of every link.
  useLocation();
  passRender(gate);
  useEffect(() => {
    if (gate.isOpen || frame.current === null) return;
    const observer = new IntersectionObserver((entries) => entries.some(isNear) && gate.open(), {
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
