import type { Status } from '@theia-astro/server/rules/status';
import { CircleAlert, CircleCheck, CircleDashed, Clock } from '@/components/icons/icons.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { cn } from '@/lib/cn.ts';
import { momentWords, STATES, type Tone } from './words.ts';

const ICONS: Readonly<Record<Tone, typeof Clock>> = {
  ok: CircleCheck,
  warn: CircleAlert,
  bad: CircleAlert,
  plain: CircleDashed,
};
const LOOKS: Readonly<Record<Tone, string>> = {
  ok: 'bg-ok-wash text-ok',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
  plain: 'bg-sunken text-ink-soft',
};

/** The state of the service now. */
export function StateCard({ status }: { status: Status }) {
  const { tone, title } = STATES[status.state];
  const Icon = status.state === 'maintenance' ? Clock : ICONS[tone];
  return (
    <div className="space-y-3">
      <div className={cn('flex items-center gap-3 rounded-card px-5 py-4 sm:px-6', LOOKS[tone])} role="status">
        <Icon className="size-6 shrink-0" />
        <div className="min-w-0">
          <p className="text-lg font-semibold">{title}</p>
          <p className="text-sm">As of {momentWords(status.as_of)}</p>
        </div>
      </div>
      {status.stale ? (
        <Alert tone="plain" title="The database cannot be reached">
          <p>No call can be charged, so none is answered. What you see below is the last that is known.</p>
        </Alert>
      ) : null}
    </div>
  );
}
