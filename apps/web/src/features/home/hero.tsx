import { ButtonLink } from '@/components/ui/button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatUnitPrice } from '@/lib/format.ts';
import { planById, TRIAL_DAYS, unitPrices } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';

const cheapest = formatUnitPrice(unitPrices[0]?.unitPriceUsd ?? 0);

/** What it is, for whom, how exact, what it costs and how to start. */
export function Hero() {
  return (
    <>
      <h1 className="text-display">
        The <span className="whitespace-nowrap">open-source</span> astrology API, Western and&nbsp;Vedic
      </h1>
      <p className="mt-5 max-w-xl text-lg text-ink-muted">
        Charts, transits, synastry, dashas and written reports, for developers, platforms and astrologers. In agreement
        with <TextLink to={paths.accuracy}>Swiss Ephemeris to 0.001″ and JPL Horizons to 0.3″</TextLink>.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.signup} size="large">
          Start Free Trial
        </ButtonLink>
        <ButtonLink to={paths.guide} size="large" look="outline">
          View Docs
        </ButtonLink>
      </div>
      <p className="mt-4 text-sm text-ink-muted">
        {TRIAL_DAYS} days free, no credit card. Then{' '}
        <TextLink to={paths.plans}>
          from ${planById('starter').priceUsd} a month or ${cheapest} a call
        </TextLink>
        .
      </p>
    </>
  );
}
