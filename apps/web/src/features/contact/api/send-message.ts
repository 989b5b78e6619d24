import type { ContactMessage } from '@/lib/contact-message.ts';
import { loadConfig } from '@/lib/config.ts';

const TRY_LATER = 'Please try again later.';

/** Hands the message to the operator. Throws with a sentence for the reader when it was not taken. */
export async function sendMessage(message: ContactMessage): Promise<void> {
  const { supabaseUrl, supabasePublishableKey } = await loadConfig();
  const response = await fetch(`${supabaseUrl}/functions/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: supabasePublishableKey },
    body: JSON.stringify(message),
  });
  if (response.ok) return;
  const answer: unknown = await response.json().catch(() => null);
  const told =
    typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'string'
      ? answer.error
      : TRY_LATER;
  throw new Error(response.status >= 500 ? TRY_LATER : told);
}
