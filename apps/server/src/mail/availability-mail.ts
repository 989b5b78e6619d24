import { layOut } from './layout.ts';

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-11` → `November 2026`. */
export const monthWords = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));

export interface AvailabilityCredit {
  /** `YYYY-MM`. */
  readonly month: string;
  /** The availability in percent. */
  readonly percent: string;
  /** The credited part of the plan price. */
  readonly creditPercent: number;
  /** The credit in US dollars. */
  readonly usd: string;
  readonly publicUrl: string;
}

/** Tells a customer of the credit for a month below the promised availability. */
export const availabilityCreditMail = ({ month, percent, creditPercent, usd, publicUrl }: AvailabilityCredit) =>
  layOut({
    subject: `$${usd} of credit: we missed our availability in ${monthWords(month)}`,
    paragraphs: [
      `We promise that the calculation API is available 99.99 % of each month. In ${monthWords(month)} it was ${percent} %. We are sorry.`,
      `As our terms say, we added ${creditPercent} % of your plan price for that month to your wallet. You do not have to do anything.`,
    ],
    facts: [
      ['Availability', `${percent} %`],
      ['Credit', `$${usd}`],
    ],
    button: { label: 'See your billing', url: `${publicUrl}/dashboard/billing` },
    closing: `How availability is measured: ${publicUrl}/legal#availability. The figures: ${publicUrl}/status`,
  });
