import { isHydrated } from './hydrated.ts';
import { openGateAround } from './hydration-gates.ts';
import { EARLY_TAP } from './start-script.ts';

/** Whoever tapped longer ago has gone on: a menu that opens now would be in the way. */
const PATIENCE_MS = 15_000;

/**
 * Answers the last tap on a button of a prerendered page that came before the app could. Called when React listens to the page: later taps reach it.
 * A button that sends a form does so without the app.
 */
export function answerEarlyTap(): void {
  const tap: unknown = Reflect.get(window, EARLY_TAP);
  if (typeof tap !== 'object' || tap === null) return;
  const button: unknown = Reflect.get(tap, 'button');
  const atMs = Number(Reflect.get(tap, 'atMs'));
  if (!(button instanceof HTMLButtonElement)) return;
  const lookAgain = () => {
    if (!button.isConnected || performance.now() - atMs > PATIENCE_MS) return;
    if (isHydrated(button)) return button.click();
    openGateAround(button);
    requestAnimationFrame(lookAgain);
  };
  requestAnimationFrame(lookAgain);
}
