import { NotYetAvailable } from '@/components/ui/not-yet-available.tsx';
import { formatUnitPrice } from '@/lib/format.ts';
import { unitPrices } from '@/lib/offer.ts';

/** What a call costs from the wallet, beyond the quota or without a plan. */
export function UnitPrices() {
  return (
    <ul className="mt-6 grid gap-px overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-2 lg:grid-cols-4">
      {unitPrices.map(({ tier, name, unitPriceUsd, available }) => (
        <li key={tier} className="flex items-baseline justify-between gap-4 px-5 py-3.5 text-sm ring-1 ring-line">
          <span className="text-ink-soft">
            {name}
            {available ? null : (
              <span className="mt-1 block">
                <NotYetAvailable />
              </span>
            )}
          </span>
          <span className="font-mono text-[0.8125rem] text-ink">${formatUnitPrice(unitPriceUsd)}</span>
        </li>
      ))}
    </ul>
  );
}
