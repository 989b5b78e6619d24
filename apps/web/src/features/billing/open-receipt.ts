import { toast } from '@/lib/toast.ts';

const NONE = 'No receipt available for this transaction';
const FAILED = 'Failed to download receipt. Please try again.';

/** Opens a receipt in a tab of its own. */
export function openReceipt(url: string | null): void {
  if (!url) {
    toast('Error', { description: NONE, variant: 'destructive' });
    return;
  }
  try {
    const { protocol, href } = new URL(url);
    const tab = protocol === 'https:' || protocol === 'http:' ? window.open(href, '_blank') : null;
    if (tab === null) throw new Error('The browser opened no tab');
    tab.opener = null;
  } catch {
    toast('Error', { description: FAILED, variant: 'destructive' });
  }
}
