import { TextLink } from '@/components/ui/text-link.tsx';
import { formatCount, formatUnitPrice } from '@/lib/format.ts';
import { plans, TRIAL_DAYS, unitPrices } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';

const cheapest = formatUnitPrice(unitPrices[0]?.unitPriceUsd ?? 0);

const cells = [
  ...plans.map(({ name, priceUsd, monthlyCalls }) => ({
    name,
    price: `$${priceUsd}`,
    per: 'per month',
    text: `${formatCount(monthlyCalls)} calls a month`,
  })),
  {
    name: 'Pay as you go',
    price: `$${cheapest}`,
    per: 'per call and up',
    text: 'From a prepaid wallet, without a plan',
  },
];

/** What it costs, in short. */
export function Prices() {
  return (
    <section aria-labelledby="prices-title" className="border-y border-line bg-surface">
      <div className="page-width py-14 sm:py-20">
        <h2 id="prices-title" className="text-title">
          What it costs
        </h2>
        <p className="mt-3 max-w-2xl text-lg text-ink-muted">
          Every plan starts with {TRIAL_DAYS} free days. Failed calls are free, and you are never billed afterwards.{' '}
          <TextLink to={paths.plans}>Compare plans and prices</TextLink>
        </p>
        <dl className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4">
          {cells.map(({ name, price, per, text }) => (
            <div key={name} className="border-l border-line pl-4 sm:pl-5">
              <dt className="text-sm font-medium text-ink-soft">{name}</dt>
              <dd className="mt-1">
                <span className="text-[1.75rem] leading-tight font-semibold tracking-tight tabular-nums">{price}</span>{' '}
                <span className="inline-block text-sm text-ink-muted">{per}</span>
                <span className="block text-sm text-ink-muted">{text}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
