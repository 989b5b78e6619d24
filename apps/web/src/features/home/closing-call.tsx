import { ButtonLink } from '@/components/ui/button-link.tsx';
import { TRIAL_DAYS } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';

export function ClosingCall() {
  return (
    <section aria-labelledby="closing-title" className="page-width py-20 text-center sm:py-28">
      <h2 id="closing-title" className="text-title">
        Your first chart is five minutes from here
      </h2>
      <p className="mx-auto mt-3 max-w-lg text-lg text-ink-muted">
        Sign up, confirm your e-mail, copy the key that is waiting on your dashboard. {TRIAL_DAYS} days free, no credit
        card.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
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
