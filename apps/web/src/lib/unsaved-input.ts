const typed = new WeakSet<Element>();

/** Notices from now on where the user types. */
export function startNoticingInput(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element) typed.add(target);
    },
    { capture: true },
  );
}

function holdsText(field: Element): boolean {
  if (field instanceof HTMLInputElement) return !/^(search|checkbox|radio)$/.test(field.type) && field.value !== '';
  return field instanceof HTMLTextAreaElement && field.value !== '';
}

/** True while a field of the page holds what the user typed: a reload would lose it. */
export function hasUnsavedInput(): boolean {
  return [...document.querySelectorAll('input, textarea')].some((field) => typed.has(field) && holdsText(field));
}
