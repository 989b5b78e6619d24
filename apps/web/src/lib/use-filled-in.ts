import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Reads a field once, when it is mounted: a password manager, or the browser after a reload, may have filled it before React heard of it.
 * @param value what the app takes for the text of the field
 * @param onText called with the text of the field if it is another one
 */
export function useFilledIn(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onText: (text: string) => void,
): void {
  const read = useEffectEvent(() => {
    const filled = field.current?.value ?? value;
    if (filled !== value) onText(filled);
  });
  useEffect(() => read(), []);
}
