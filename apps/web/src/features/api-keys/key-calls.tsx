import { Link } from 'react-router';
import { Sparkline } from '@/components/ui/sparkline.tsx';
import { formatCount } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { type KeyUsage, NO_USAGE } from './operations/keys.ts';

/** The calls of a key on the last 14 days as small bars with their sum, which lead to the calls themselves; `undefined` while they are not known. */
export function KeyCalls({ usage, keyId, label }: { usage: KeyUsage | undefined; keyId: string; label: string }) {
  const { days } = usage ?? NO_USAGE;
  const sum = days.reduce((total, calls) => total + calls, 0);
  return (
    <Link
      to={`${paths.activityLogs}?key=${keyId}`}
      className="-mx-2 mt-3 flex items-end gap-3 rounded-lg px-2 py-1.5 text-[0.8125rem] text-ink-muted transition-colors hover:bg-sunken"
    >
      <Sparkline values={days} className="h-8 w-32 shrink-0" />
      <span className="min-w-0 tabular-nums">
        <span className="block font-medium text-ink">
          {usage === undefined ? '–' : `${formatCount(sum)} ${sum === 1 ? 'call' : 'calls'}`}
        </span>
        14 days<span className="sr-only"> with {label}: show the calls</span>
      </span>
    </Link>
  );
}
