import { ChevronDown } from '@/components/icons/icons.tsx';
import { formatUnitPrice } from '@/lib/format.ts';
import { planById, TRIAL_DAYS, unitPrices } from '@/lib/offer.ts';

const cheapest = formatUnitPrice(unitPrices[0]?.unitPriceUsd ?? 0);

const questions = [
  [
    'How accurate are the calculations?',
    'Positions come from Swiss Ephemeris on JPL DE431 and agree with it to 0.001 arc second between 1800 and 2399. JPL’s own service Horizons, which was made independently of it, is met to 0.3 arc second from 1900 to 2035. Every answer names the engine, the place, the time zone and the offset it used, so you can check each number.',
  ],
  [
    'Can I switch plans?',
    'At any time. A change takes effect at once and the difference is settled by the day; add-ons that the new plan includes are no longer charged.',
  ],
  [
    'What happens beyond my quota?',
    `Further calls are paid from your prepaid wallet at the price list, from $${cheapest} a call. Without credit they are refused: nothing is ever charged afterwards, and the wallet cannot go below zero.`,
  ],
  [
    `How does the ${TRIAL_DAYS}-day trial work?`,
    `It starts when you sign up, with the ${planById('starter').name} plan and no credit card. When it ends your key stays valid and calls are paid from the wallet until you choose a plan.`,
  ],
  [
    'How is a call counted?',
    'One successful request is one call; a batch counts one for each successful item. Failed calls, repeated idempotency keys, place search and time zone look-ups are free.',
  ],
] as const;

export function Questions() {
  return (
    <div className="mt-6 divide-y divide-line border-y border-line">
      {questions.map(([question, answer]) => (
        <details key={question} className="group">
          <summary className="flex list-none items-center justify-between gap-6 py-5 font-medium [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown className="size-4 shrink-0 text-ink-muted transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-2xl pb-6 text-ink-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
