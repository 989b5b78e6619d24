/** Opened when a part of a prerendered page shall be hydrated. A part that waits keeps the HTML it has. */
export interface Gate {
  readonly opened: Promise<void>;
  isOpen: boolean;
  open: () => void;
}

const OPEN: Gate = { opened: Promise.resolve(), isOpen: true, open: () => {} };

/** What somebody does before a part has to answer. Heard before React, so that the part is hydrated in time for the same event. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click'] as const;

/** The path whose HTML was there before its script; null once another page has been shown. */
let hydratedPath: string | null = null;
const waiting = new Map<Element, Gate>();

/** Opens the gate of the part that holds an element. */
export function openGateAround(element: Element): void {
  for (const [frame, gate] of waiting) if (frame.contains(element)) gate.open();
}

/** From now on parts of this page wait: called before it is hydrated. */
export function shutGates(): void {
  hydratedPath = window.location.pathname;
  const open = ({ target }: Event) => {
    if (target instanceof Element) openGateAround(target);
  };
  for (const sign of SIGNS) window.addEventListener(sign, open, { capture: true, passive: true });
}

/** Told of every page that is shown: parts of another page than the hydrated one are drawn here and wait for nothing. */
export function noteShown(pathname: string): void {
  if (pathname !== hydratedPath) hydratedPath = null;
}

/** A gate that is shut while a prerendered page is hydrated, and open at any other time. */
export function createGate(): Gate {
  if (hydratedPath === null || hydratedPath !== window.location.pathname) return OPEN;
  const { promise, resolve } = Promise.withResolvers<void>();
  const gate: Gate = {
    opened: promise,
    isOpen: false,
    open: () => {
      gate.isOpen = true;
      resolve();
    },
  };
  return gate;
}

/** Lets a gate be opened by what is done inside an element. Returns what ends it. */
export function watchGate(frame: Element, gate: Gate): () => void {
  waiting.set(frame, gate);
  return () => void waiting.delete(frame);
}
