import { type EndpointFacts, endpoints } from 'virtual:api-facts';
import { Link } from 'react-router';
import { formatCount, formatUnitPrice } from '@/lib/format.ts';
import { plans, unitPrices } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';

function formatPrice({ free, priceTier }: EndpointFacts): string {
  if (free) return 'free';
  const price = unitPrices.find(({ tier }) => tier === priceTier);
  return price ? `$${formatUnitPrice(price.unitPriceUsd)}` : 'by product';
}

function Rows({ rows }: { rows: readonly EndpointFacts[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
      {rows.map((endpoint) => (
        <li
          key={endpoint.name}
          className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[15rem_1fr_auto] sm:items-baseline"
        >
          <p className="flex flex-wrap items-baseline gap-x-2.5 font-mono text-[0.8125rem]">
            {endpoint.methods.map((method) => (
              <span key={method} className={method === 'GET' ? 'text-ok' : 'text-accent'}>
                {method}
              </span>
            ))}
            <Link to={`${paths.apiReference}/${endpoint.name}`} className="font-medium hover:text-accent">
              {endpoint.path}
            </Link>
          </p>
          <p className="text-sm text-ink-soft">{endpoint.summary}</p>
          <p className="font-mono text-xs text-ink-muted">{formatPrice(endpoint)}</p>
        </li>
      ))}
    </ul>
  );
}

function Group({ id, title, text, rows }: { id: string; title: string; text: string; rows: readonly EndpointFacts[] }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 space-y-3 pt-4">
      <h3 id={`${id}-title`} className="font-semibold">
        {title}
      </h3>
      <p className="text-sm text-ink-muted">{text}</p>
      <Rows rows={rows} />
    </section>
  );
}

const texts = {
  starter: 'Natal charts in one system, Western or Vedic; Growth has both.',
  growth: 'Western and Vedic, transits, progressions and the yearly cycle.',
  professional: 'Relationships, returns and batches.',
} as const;

/** Every endpoint under the smallest plan that includes it, if any does. From the wallet it can be paid on any plan. */
export function EndpointGroups() {
  return (
    <>
      {plans.map(({ id, name, monthlyCalls }) => (
        <Group
          key={id}
          id={`endpoints-${id}`}
          title={`${name}, ${formatCount(monthlyCalls)} calls a month`}
          text={texts[id]}
          rows={endpoints.filter(({ plan, free }) => plan === id && !free)}
        />
      ))}
      <Group
        id="endpoints-wallet"
        title="From the wallet"
        text="Paid per call on every plan; not covered by a quota."
        rows={endpoints.filter(({ plan }) => plan === null)}
      />
      <Group
        id="endpoints-free"
        title="Free of charge"
        text="On every plan; never counted."
        rows={endpoints.filter(({ free }) => free)}
      />
    </>
  );
}
