import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Card } from '@/components/ui/card.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { cn } from '@/lib/cn.ts';
import { paths } from '@/lib/paths.ts';

const plans = [
  { id: 'starter', name: 'Starter', priceUsd: 19, highlighted: false, features: ['50,000 calls a month', '1 API key', 'Natal charts, Western or Vedic'] },
  { id: 'growth', name: 'Growth', priceUsd: 49, highlighted: true, features: ['200,000 calls a month', '2 API keys', 'Natal charts, Western and Vedic', '12-month transit forecast', 'Yearly cycle, sidereal toggle'] },
  { id: 'professional', name: 'Professional', priceUsd: 99, highlighted: false, features: ['750,000 calls a month', '10 API keys', 'Everything in Growth', 'Relationship compatibility', 'Return charts, full API access', 'Priority support'] },
] as const;

const addOns = [
  { name: 'Relationship Compatibility', priceUsd: 15, note: 'For Starter and Growth' },
  { name: 'Yearly Cycle', priceUsd: 15, note: 'Included from Growth on' },
  { name: 'Transits 12 months ahead', priceUsd: 19, note: 'Included from Growth on' },
] as const;

const questions = [
  ['How accurate are the charts?', 'Positions come from Swiss Ephemeris and agree with JPL DE431 to 0.001 arc second between 1800 and 2399.'],
  ['How is a call counted?', 'One successful request is one call. Failed calls, place search and time zone look-ups are free.'],
  ['What happens beyond the quota?', 'Further calls are paid from your wallet at the price list. Without credit they are refused; nothing is ever charged afterwards.'],
  ['What does the 14-day trial include?', 'The Starter plan, from the moment you sign up, without a card. When it ends your key stays valid and calls are paid from the wallet.'],
] as const;

function planTarget(plan: string): string {
  return `${paths.login}?redirect=${encodeURIComponent(paths.pricing)}&plan=${plan}`;
}

export function PricingPage() {
  const { status } = useAuth();
  return (
    <div className="page-width py-14 sm:py-20">
      <h1 className="text-title">Plans by the month, calls by the piece</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-muted">Start on a free 14-day trial. No credit card.</p>
      <div className="mt-10 grid gap-5 lg:grid-cols-3">
        {plans.map(({ id, name, priceUsd, highlighted, features }) => (
          <Card key={id} className={cn('flex flex-col p-7', highlighted && 'border-accent ring-1 ring-accent')}>
            <h2 className="flex items-center justify-between text-base font-semibold">{name}{highlighted ? <span className="text-xs font-medium text-accent">Both zodiacs</span> : null}</h2>
            <p className="mt-4"><span className="text-4xl font-semibold tracking-tight">${priceUsd}</span> <span className="text-ink-muted">per month</span></p>
            <ul className="mb-8 mt-6 space-y-2.5 text-sm text-ink-soft">
              {features.map((feature) => <li key={feature} className="border-t border-line pt-2.5">{feature}</li>)}
            </ul>
            <ButtonLink className="mt-auto" look={highlighted ? 'primary' : 'outline'} to={status === 'authenticated' ? paths.dashboard : planTarget(id)} aria-label={`Start Free Trial: ${name}`}>Start Free Trial</ButtonLink>
          </Card>
        ))}
      </div>
      <section aria-labelledby="add-ons" className="mt-16">
        <h2 id="add-ons" className="text-heading">Add-ons</h2>
        <ul className="mt-5 divide-y divide-line rounded-card border border-line bg-surface">
          {addOns.map(({ name, priceUsd, note }) => (
            <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 px-6 py-4">
              <span className="font-medium">{name}</span>
              <span className="text-sm text-ink-muted">{note}<span className="ml-5 font-mono text-ink">${priceUsd}</span></span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="faq" className="mt-16">
        <h2 id="faq" className="text-heading">Questions</h2>
        <dl className="mt-5 grid gap-x-12 gap-y-8 md:grid-cols-2">
          {questions.map(([question, answer]) => <div key={question}><dt className="font-medium">{question}</dt><dd className="mt-1.5 text-ink-muted">{answer}</dd></div>)}
        </dl>
        <p className="mt-8 text-ink-muted">Another question? <TextLink to={paths.contact}>Contact Us</TextLink></p>
      </section>
    </div>
  );
}
