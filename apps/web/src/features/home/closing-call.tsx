import { ButtonLink } from '@/components/ui/button.tsx';
import { TRIAL_DAYS } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';

const STEPS = [
  ['Sign up', 'An e-mail address and a password, or Google. No credit card.'],
  ['Copy your key', 'It is waiting on your dashboard.'],
  ['Send a request', 'From the dashboard, from curl, or with a client for TypeScript or Python.'],
] as const;

/** How to start, in three steps. */
export function ClosingCall() {
  return (
    <section aria-labelledby="closing-title" className="page-width py-16 text-center sm:py-24">
      <h2 id="closing-title" className="text-title">
        Your first chart is five minutes away
      </h2>
      <p className="mx-auto mt-3 max-w-lg text-lg text-ink-muted">{TRIAL_DAYS} days free. Cancel whenever you like.</p>
      <ol className="mt-10 grid gap-6 text-left sm:grid-cols-3">
        {STEPS.map(([title, text], index) => (
          <li key={title} className="border-t border-line-strong pt-4">
            <p className="font-mono text-xs text-ink-muted" aria-hidden="true">
              {index + 1}
            </p>
            <h3 className="mt-1.5 font-semibold">{title}</h3>
            <p className="mt-0.5 text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.signup} size="large">
          Claim Free Key
        </ButtonLink>
        <ButtonLink to={paths.contact} size="large" look="outline">
          Talk to Sales
        </ButtonLink>
      </div>
    </section>
  );
}
