import { mutationOptions } from '@tanstack/react-query';
import type { ContactMessage } from '@theia-astro/server/rules/contact-message';
import { atLeast } from '@/lib/at-least.ts';
import { loadConfig } from '@/lib/config.ts';
import { errorMessage, isOutage } from '@/lib/error-message.ts';
import { fetchInTime } from '@/lib/fetch-with-timeout.ts';
import { Rejection } from '@/lib/operations/failure.ts';
import { toast } from '@/lib/toast.ts';

export { contactMessage } from '@theia-astro/server/rules/contact-message';

const BUSY_MS_MIN = 1500;
const TRY_LATER = 'Please try again later.';

const failed = (text: string) => new Rejection('Failed to send message', text);

async function send(message: ContactMessage): Promise<void> {
  const { supabaseUrl, supabasePublishableKey } = await loadConfig();
  const response = await fetchInTime(`${supabaseUrl}/functions/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: supabasePublishableKey },
    body: JSON.stringify(message),
  });
  const answer: unknown = await response.json().catch(() => null);
  const field = (name: string): unknown =>
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
  // A network that asks for a sign-in of its own answers 200 too.
  if (response.ok && field('sent') === true) return;
  const reason = field('error');
  throw failed(response.status < 500 && typeof reason === 'string' ? reason : TRY_LATER);
}

/** Sends a message to the operator of this installation. */
export const sendContactMessage = mutationOptions({
  mutationFn: (message: ContactMessage) =>
    atLeast(BUSY_MS_MIN, () =>
      send(message).catch((error: unknown) => {
        if (error instanceof Rejection) throw error;
        throw failed(isOutage(error) ? TRY_LATER : errorMessage(error, TRY_LATER));
      }),
    ),
  onSuccess: () =>
    void toast('Message sent!', {
      description: "We've received your message and will get back to you soon.",
      variant: 'success',
    }),
});
