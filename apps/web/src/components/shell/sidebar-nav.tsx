import { useId } from 'react';
import { Link, useMatch } from 'react-router';
import {
  Activity,
  BookOpen,
  ChartColumn,
  FileText,
  FlaskConical,
  type Icon,
  KeyRound,
  LayoutDashboard,
  ShieldCheck,
  Tag,
  WalletCards,
  Webhook,
} from '@/components/icons/icons.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { cn } from '@/lib/cn.ts';
import { paths } from '@/lib/paths.ts';

interface NavEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  /** What a name leaves open: a log of what? */
  readonly hint?: string;
}

const home: NavEntry = { to: paths.dashboard, label: 'Dashboard', icon: LayoutDashboard };

const groups: readonly { readonly name: string; readonly entries: readonly NavEntry[] }[] = [
  {
    name: 'Build',
    entries: [
      { to: paths.apiKeys, label: 'API Keys', icon: KeyRound },
      { to: paths.playground, label: 'Playground', icon: FlaskConical },
      { to: paths.reference, label: 'Documentation', icon: BookOpen },
      { to: paths.webhooks, label: 'Webhooks', icon: Webhook },
      { to: paths.reports, label: 'Reports', icon: FileText },
    ],
  },
  {
    name: 'Observe',
    entries: [
      { to: paths.activityLogs, label: 'Activity Logs', icon: Activity, hint: 'API calls' },
      { to: paths.usage, label: 'Usage', icon: ChartColumn },
      { to: paths.auditLog, label: 'Audit log', icon: ShieldCheck, hint: 'account changes' },
    ],
  },
  {
    name: 'Money',
    entries: [
      { to: paths.callPrices, label: 'Pricing', icon: Tag },
      { to: paths.billing, label: 'Billing', icon: WalletCards },
    ],
  },
];

interface EntryProps {
  entry: NavEntry;
  expanded: boolean;
  onNavigate: (() => void) | undefined;
}

function Entry({ entry, expanded, onNavigate }: EntryProps) {
  const { to, label, icon: Icon, hint } = entry;
  const hintId = useId();
  const active = useMatch({ path: to, end: entry === home }) !== null;
  return (
    <Tooltip text={hint === undefined ? label : `${label}: ${hint}`} hidden={expanded}>
      <Link
        to={to}
        aria-current={active ? 'page' : undefined}
        aria-describedby={hint === undefined ? undefined : hintId}
        onClick={onNavigate}
        className={cn(
          'flex h-9 max-md:h-11 items-center gap-3 overflow-hidden rounded-lg px-2.5 text-sm font-medium whitespace-nowrap transition-colors',
          active ? 'bg-accent-wash text-accent' : 'text-ink-muted hover:bg-sunken hover:text-ink',
        )}
      >
        <Icon className="size-4 shrink-0" />
        <span className={expanded ? '' : 'sr-only'}>{label}</span>
        {hint === undefined ? null : (
          <span
            id={hintId}
            aria-hidden="true"
            className={cn('ml-auto text-xs font-normal text-ink-muted', !expanded && 'hidden')}
          >
            {hint}
          </span>
        )}
      </Link>
    </Tooltip>
  );
}

export function SidebarNav({ expanded, onNavigate }: { expanded: boolean; onNavigate?: () => void }) {
  const id = useId();
  const rowsOf = (entries: readonly NavEntry[]) =>
    entries.map((entry) => (
      <li key={entry.to}>
        <Entry entry={entry} expanded={expanded} onNavigate={onNavigate} />
      </li>
    ));
  return (
    <nav aria-label="Dashboard" className="px-1.5 py-3">
      <ul className="grid gap-0.5">{rowsOf([home])}</ul>
      {groups.map(({ name, entries }) => (
        <div key={name} className={cn('mt-2 pt-2', !expanded && 'border-t border-line')}>
          <p
            id={`${id}-${name}`}
            className={cn('px-2.5 pb-1.5 pt-1 text-xs font-semibold text-ink-muted', !expanded && 'sr-only')}
          >
            {name}
          </p>
          <ul aria-labelledby={`${id}-${name}`} className="grid gap-0.5">
            {rowsOf(entries)}
          </ul>
        </div>
      ))}
    </nav>
  );
}
