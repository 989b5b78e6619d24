import { TextLink } from '@/components/ui/text-link.tsx';
import { paths } from '@/lib/paths.ts';

const stats = [
  { value: '0.001″', label: 'arc-second agreement with Swiss Ephemeris', detail: '0.3″ to JPL Horizons, 1900 to 2035' },
  { value: '199,568', label: 'places, global time zones', detail: 'with their whole clock history' },
  {
    value: '99.99%+',
    label: 'uptime SLA',
    detail: (
      <>
        what{' '}
        <TextLink to={`${paths.legal}#availability`} className="font-normal">
          our terms
        </TextLink>{' '}
        commit to
      </>
    ),
  },
  { value: '10M+', label: 'monthly calls', detail: 'the capacity of one node' },
] as const;

/** Theia's figures, each with an explanation. */
export function Stats() {
  return (
    <section aria-label="In numbers" className="border-b border-line bg-surface">
      <dl className="page-width grid grid-cols-2 gap-y-8 py-10 lg:grid-cols-4">
        {stats.map(({ value, label, detail }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-0.5 border-l border-line pl-5 pr-4">
            <dt className="text-sm font-medium text-ink-soft">
              {label}
              <span className="block font-normal text-ink-muted">{detail}</span>
            </dt>
            <dd className="font-mono text-2xl font-medium tracking-tight sm:text-[1.75rem]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
