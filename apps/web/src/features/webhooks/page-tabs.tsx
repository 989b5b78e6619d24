import { Link } from 'react-router';
import { cn } from '@/lib/cn.ts';
import { formatCount } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { readState, VIEWS, type View, writeState } from './view.ts';

const LABELS: Readonly<Record<View, string>> = {
  endpoints: 'Endpoints',
  subscriptions: 'Subscriptions',
  events: 'Events',
};

function addressOf(view: View): string {
  const query = writeState({ ...readState(new URLSearchParams()), view }).toString();
  return query === '' ? paths.webhooks : `${paths.webhooks}?${query}`;
}

/** The parts of the page, as links, with how much there is of each. */
export function PageTabs({ view, counts }: { view: View; counts: Partial<Record<View, number>> }) {
  return (
    <nav aria-label="Webhooks" className="mb-5 border-b border-line print:hidden">
      <ul className="flex gap-5 overflow-x-auto sm:gap-6">
        {VIEWS.map((one) => {
          const count = counts[one];
          return (
            <li key={one}>
              <Link
                to={addressOf(one)}
                aria-current={one === view ? 'page' : undefined}
                className={cn(
                  '-mb-px flex items-center gap-2 border-b-2 px-0.5 pt-1 pb-2.5 text-sm font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
                  one === view
                    ? 'border-accent text-ink'
                    : 'border-transparent text-ink-muted hover:border-line-strong hover:text-ink',
                )}
              >
                {LABELS[one]}
                {count === undefined ? null : (
                  <span className="rounded-full bg-sunken px-1.5 text-xs font-medium text-ink-muted tabular-nums">
                    {formatCount(count)}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
