import { layOut } from './layout.ts';

const REASONS = {
  gone: 'It answered 410, which means that it wants no more events.',
  failing: 'For three days nothing that we sent to it got through.',
} as const;

/** Theia has disabled a webhook. `host` stands for its address, of which the rest may be secret. */
export const webhookDisabledMail = ({
  because,
  label,
  host,
  publicUrl,
}: {
  readonly because: keyof typeof REASONS;
  readonly label: string;
  readonly host: string;
  readonly publicUrl: string;
}) =>
  layOut({
    subject: 'Your webhook was disabled',
    paragraphs: [
      `A webhook of your Theia account was disabled. ${REASONS[because]}`,
      'Events that are due from now on are not sent to it. They can be sent again later, for thirty days.',
    ],
    facts: [...(label === '' ? [] : ([['Webhook', label]] as const)), ['Host', host]],
    button: { label: 'See your webhooks', url: `${publicUrl}/dashboard/webhooks` },
    closing: 'On that page you can see what came back, enable it again, and send events once more.',
  });
