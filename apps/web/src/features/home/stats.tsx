import type { ReactNode } from 'react';
import { counts, speed } from 'virtual:figures';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatCount } from '@/lib/format.ts';
import { formatMicroseconds, formatRatio } from '@/lib/format-measured.ts';
import { paths } from '@/lib/paths.ts';

function Proof({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink to={to} className="font-normal">
      {children}
    </TextLink>
  );
}

const stats = [
  {
    value: '0.001″',
    label: 'arc-second agreement with Swiss Ephemeris',
    detail: (
      <>
        0.3″ to JPL Horizons, 1900 to 2035; <Proof to={paths.accuracy}>every comparison</Proof>
      </>
    ),
  },
  {
    value: formatCount(counts.places),
    label: 'places, global time zones',
    detail: (
      <>
        with their whole clock history, <Proof to={`${paths.legal}#licences`}>from GeoNames and IANA</Proof>
      </>
    ),
  },
  {
    value: formatRatio(speed.natalRatio),
    label: 'as fast as the bare engine',
    detail: (
      <>
        Fast responses: 15 bodies and houses in {formatMicroseconds(speed.natalUs)};{' '}
        <Proof to={paths.speed}>every measurement</Proof>
      </>
    ),
  },
  {
    value: '99.99%+',
    label: 'uptime SLA',
    detail: (
      <>
        what <Proof to={`${paths.legal}#availability`}>our terms</Proof> commit to,{' '}
        <Proof to={paths.status}>measured every minute</Proof>
      </>
    ),
  },
  {
    value: '10M+',
    label: 'monthly calls',
    detail: (
      <>
        the capacity of one node: a paid call takes{' '}
        <Proof to={`${paths.speed}#calls`}>{formatMicroseconds(speed.paidCallUs)} of a core</Proof>
      </>
    ),
  },
  {
    value: 'AGPL-3.0',
    label: 'open source, all of it',
    detail: (
      <>
        server, dashboard, charts, clients: <Proof to={`${paths.legal}#licences`}>licences</Proof>
      </>
    ),
  },
] as const;

/** Theia's figures, each with an explanation and its proof. */
export function Stats() {
  return (
    <section aria-label="In numbers" className="border-b border-line bg-surface">
      <dl className="page-width grid grid-cols-2 gap-x-4 gap-y-9 py-12 lg:grid-cols-3">
        {stats.map(({ value, label, detail }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-0.5 border-l border-line pl-4 sm:pl-5">
            <dt className="text-sm font-medium text-ink-soft">
              {label}
              <span className="block font-normal text-ink-muted">{detail}</span>
            </dt>
            <dd className="font-mono text-[1.375rem] font-medium tracking-tight sm:text-[1.75rem]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
