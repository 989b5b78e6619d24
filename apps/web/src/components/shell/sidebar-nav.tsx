import { Link, useMatch } from 'react-router';
import {
  BookOpen,
  ChartColumn,
  FileText,
  FlaskConical,
  KeyRound,
  LayoutDashboard,
  ScrollText,
  ShieldCheck,
  Tag,
  WalletCards,
  Webhook,
} from '@/components/icons/icons.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { cn } from '@/lib/cn.ts';
import { paths } from '@/lib/paths.ts';

const entries = [
  { to: paths.dashboard, label: 'Dashboard', icon: LayoutDashboard, exact: true },
  { to: paths.apiKeys, label: 'API Keys', icon: KeyRound, exact: false },
  { to: paths.webhooks, label: 'Webhooks', icon: Webhook, exact: false },
  { to: paths.reports, label: 'Reports', icon: FileText, exact: false },
  { to: paths.activityLogs, label: 'Activity Logs', icon: ScrollText, exact: false },
  { to: paths.auditLog, label: 'Audit log', icon: ShieldCheck, exact: false },
  { to: paths.callPrices, label: 'Pricing', icon: Tag, exact: false },
  { to: paths.usage, label: 'Usage', icon: ChartColumn, exact: false },
  { to: paths.reference, label: 'Documentation', icon: BookOpen, exact: false },
  { to: paths.playground, label: 'Playground', icon: FlaskConical, exact: false },
  { to: paths.billing, label: 'Billing', icon: WalletCards, exact: false },
] as const;

interface EntryProps {
  entry: (typeof entries)[number];
  expanded: boolean;
  onNavigate: (() => void) | undefined;
}

function Entry({ entry, expanded, onNavigate }: EntryProps) {
  const { to, label, icon: Icon, exact } = entry;
  const active = useMatch({ path: to, end: exact }) !== null;
  return (
    <Tooltip text={label} hidden={expanded}>
      <Link
        to={to}
        aria-current={active ? 'page' : undefined}
        onClick={onNavigate}
        className={cn(
          'flex h-9 max-md:h-11 items-center gap-3 overflow-hidden rounded-lg px-2.5 text-sm font-medium whitespace-nowrap transition-colors',
          active ? 'bg-accent-wash text-accent' : 'text-ink-muted hover:bg-sunken hover:text-ink',
        )}
      >
        <Icon className="size-4 shrink-0" />
        <span className={expanded ? '' : 'sr-only'}>{label}</span>
      </Link>
    </Tooltip>
  );
}

export function SidebarNav({ expanded, onNavigate }: { expanded: boolean; onNavigate?: () => void }) {
  return (
    <nav aria-label="Dashboard" className="px-1.5 py-3">
      <ul className="grid gap-0.5">
        {entries.map((entry) => (
          <li key={entry.to}>
            <Entry entry={entry} expanded={expanded} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
