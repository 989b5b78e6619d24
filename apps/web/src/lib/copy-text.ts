import { notifyFailure, Rejection } from './operations/failure.ts';

/** Copies a text to the clipboard. Shows a notification if the browser blocks it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    notifyFailure(new Rejection('Copying is blocked by the browser', 'Select the text and copy it by hand.'));
    return false;
  }
}
