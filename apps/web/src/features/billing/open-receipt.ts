import { notifyFailure, Refusal } from '@/lib/operations/failure.ts';

const NONE = 'No receipt available for this transaction';
const FAILED = 'Failed to download receipt. Please try again.';

/** Opens a receipt in a new tab. */
export function openReceipt(url: string | null): void {
  if (!url) {
    notifyFailure(new Refusal('Error', NONE));
    return;
  }
  try {
    const { protocol, href } = new URL(url);
    const tab = protocol === 'https:' || protocol === 'http:' ? window.open(href, '_blank') : null;
    if (tab === null) throw new Error('The browser opened no tab');
    tab.opener = null;
  } catch {
    notifyFailure(new Refusal('Error', FAILED));
  }
}
