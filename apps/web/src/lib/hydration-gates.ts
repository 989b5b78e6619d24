/** Opened when a part of a prerendered page shall be hydrated. A part that waits keeps the HTML it has. */
export interface Gate {
  readonly opened: Promise<void>;
  isOpen: boolean;
  /** Whether what surrounds the part has been hydrated. */
  isWatched: boolean;
  open: () => void;
}

const OPEN: Gate = { opened: Promise.resolve(), isOpen: true, isWatched: false, open: () => {} };

/** What somebody does before a part has to answer. Heard before React, so that the part is hydrated in time for the same event. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click'] as const;

const waiting = new Map<Element, Gate>();
const listeners = new Set<() => void>();

/** Opens the gate of the part that holds an element. */
export function openGateAround(element: Element): void {
  for (const [frame, gate] of waiting) if (frame.contains(element)) gate.open();
}

/** Whether an element is in a part that is not to be hydrated yet. */
export function waitsAtGate(element: Element): boolean {
  return [...waiting].some(([frame, gate]) => !gate.isOpen && frame.contains(element));
}

/** Calls back when a gate is opened. Returns what ends it. */
export function onGateOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const open = ({ target }: Event): void => {
  if (target instanceof Element) openGateAround(target);
};

/**
 * A gate that is shut where a part is hydrated, and open where it is drawn.
 * @param frameId of the element around the part: it is there before React renders it only if the page was prerendered
 */
export function createGate(frameId: string): Gate {
  if (typeof document === 'undefined' || document.getElementById(frameId) === null) return OPEN;
  const { promise, resolve } = Promise.withResolvers<void>();
  const gate: Gate = {
    opened: promise,
    isOpen: false,
    isWatched: false,
    open: () => {
      if (gate.isOpen) return;
      gate.isOpen = true;
      resolve();
      for (const listener of listeners) listener();
    },
  };
  return gate;
}

/** Called when what surrounds a part is rendered. If that happens again, the part can wait no longer: React would draw it anew. */
export function passRender(gate: Gate): void {
  if (gate.isWatched) gate.open();
}

/** Lets a gate be opened by what is done inside an element. Returns what ends it. */
export function watchGate(frame: Element, gate: Gate): () => void {
  gate.isWatched = true;
  if (waiting.size === 0)
    for (const sign of SIGNS) window.addEventListener(sign, open, { capture: true, passive: true });
  waiting.set(frame, gate);
  return () => {
    waiting.delete(frame);
    if (waiting.size === 0) for (const sign of SIGNS) window.removeEventListener(sign, open, { capture: true });
  };
}
