import { isHydrated } from './hydrated.ts';
import { onGateOpened, waitsAtGate } from './hydration-gates.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function isChanged(field: Field): boolean {
  if (isTicked(field)) return field.checked && !field.defaultChecked;
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
  return field.type !== 'hidden' && field.type !== 'file' && field.value !== field.defaultValue;
}

/** Enters a value as a user would. React remembers what was in the field when it took it over, and would not hear of the same value again. */
function enter(field: Field, value: string): void {
  if (isTicked(field)) {
    // React ends the hydration that it has begun before it answers this. In the middle of a click it would take the new state for the one it knew.
    field.dispatchEvent(new Event('pointercancel', { bubbles: true }));
    field.checked = false;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Keeps what is typed into a prerendered page before its script runs: hydration gives every field the value that the script knows. Called before
 * hydration; each field is filled again as soon as it is hydrated.
 */
export function keepTyped(root: HTMLElement): void {
  const waiting = new Set(root.querySelectorAll<Field>('input, textarea, select'));
  const values = new Map([...waiting].filter(isChanged).map((field) => [field, field.value]));
  const note = ({ target }: Event) => {
    if (isField(target) && waiting.has(target)) values.set(target, target.value);
  };
  root.addEventListener('input', note, { capture: true });
  let isLooking = true;
  const lookAgain = () => {
    for (const field of waiting) {
      if (!field.isConnected) waiting.delete(field);
      else if (isHydrated(field)) {
        waiting.delete(field);
        const value = values.get(field);
        if (value !== undefined) enter(field, value);
      }
    }
    isLooking = ![...waiting].every(waitsAtGate);
    if (isLooking) requestAnimationFrame(lookAgain);
    if (waiting.size > 0) return;
    stopHearing();
    root.removeEventListener('input', note, { capture: true });
  };
  const stopHearing = onGateOpened(() => {
    if (isLooking) return;
    isLooking = true;
    requestAnimationFrame(lookAgain);
  });
  requestAnimationFrame(lookAgain);
}
