import { findRow } from './published.ts';
import { worstWords } from '@/lib/format-deviation.ts';

const HEADLINES = [
  { table: 'horizons_geocentric', begin: 'JPL 1900', text: 'from JPL Horizons', more: 'planets, 1900 to 2035' },
  { table: 'positions', begin: 'longitude', text: 'from Swiss Ephemeris', more: '19 bodies, 1800 to 2399' },
  { table: 'eclipses_solar', begin: 'greatest eclipse', text: 'from NASA', more: 'solar eclipses, 1901 to 2100' },
  { table: 'local_time', begin: 'zones', text: 'from the time zone database', more: 'local times, gaps and folds' },
] as const;

/** The worst errors that matter most. */
export function Headlines() {
  return (
    <dl className="grid grid-cols-1 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
      {HEADLINES.map(({ table, begin, text, more }) => {
        const { worst, unit, tolerance } = findRow(table, begin);
        return (
          <div key={table} className="flex flex-col bg-surface p-5">
            <dt className="order-2 mt-1 text-sm font-medium">
              {text}
              <span className="block font-normal text-ink-muted">{more}</span>
            </dt>
            <dd className="font-mono text-2xl font-medium tracking-tight">
              {worst === 0 ? '0\u00a0s' : worstWords(worst, unit, tolerance)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
