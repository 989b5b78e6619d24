import type { ReactNode } from 'react';
import { PerMonth } from '@/components/per-month.tsx';
import { type Addon, addons, plansIncluding } from '@/lib/offer.ts';
import { cn } from '@/lib/cn.ts';

const what: Readonly<Record<string, { title: string; text: string }>> = {
  'Relationship Compatibility': {
    title: 'Relationship Compatibility',
    text: 'Synastry, composite and Davison charts, with a score that shows every term of its sum.',
  },
  'Yearly Cycle': {
    title: 'Yearly Cycle',
    text: 'Solar return, profections, transits and eclipses of one year in one answer.',
  },
  Transits: {
    title: 'Transits 12 months ahead',
    text: 'Every exact hit, ingress and station of the coming year, to the second.',
  },
};

const listed = (names: readonly string[]) => names.join(' and ');

export function AddonList({ chosen, action }: { chosen: Addon | undefined; action: (addon: Addon) => ReactNode }) {
  return (
    <ul className="mt-6 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {addons.map((addon) => (
        <li
          key={addon.name}
          className={cn(
            'grid gap-x-8 gap-y-4 px-6 py-5 sm:grid-cols-[1fr_auto_auto] sm:items-center',
            addon === chosen && 'bg-accent-wash',
          )}
        >
          <div>
            <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              {what[addon.name]?.title ?? addon.name}
              <span className="rounded-full bg-sunken px-2.5 py-0.5 text-xs font-medium tracking-normal text-ink-muted">
                Included in {listed(plansIncluding(addon).map(({ name }) => name))}
              </span>
            </h3>
            <p className="mt-1 text-sm text-ink-muted">{what[addon.name]?.text}</p>
          </div>
          <p className="text-sm text-ink-muted">
            <span className="text-xl font-semibold tracking-tight text-ink tabular-nums">${addon.priceUsd}</span>{' '}
            <PerMonth />
          </p>
          {action(addon)}
        </li>
      ))}
    </ul>
  );
}
