import { AUDIT_ACTORS, AUDIT_KINDS, type AuditKind } from '@theia-astro/server/rules/audit-events';
import { actorWords } from '@/components/trail/words/event-words.ts';
import { SearchBox } from '@/components/ui/search-box.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { AUDIT_RANGES, type AuditFilter, type AuditRange } from './audit-filter.ts';

const KIND_NAMES: Readonly<Record<AuditKind, string>> = {
  security: 'Sign-in and security',
  keys: 'API keys',
  webhooks: 'Webhooks',
  reports: 'Reports',
  money: 'Money and plan',
  settings: 'Settings',
};
const RANGE_NAMES: Readonly<Record<AuditRange, string>> = {
  all: 'Any time',
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
  quarter: 'Last 90 days',
};
const half = 'w-[calc(50%-0.375rem)]';

/** Searches and filters the audit log. */
export function FilterBar({
  filter,
  onFilter,
}: {
  filter: AuditFilter;
  onFilter: (part: Partial<AuditFilter>) => void;
}) {
  return (
    <div role="search" aria-label="Filter events" className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
      <SearchBox
        value={filter.search}
        placeholder="Event, name, network or browser"
        onSearch={(search) => onFilter({ search })}
      />
      <SelectField
        label="Kind"
        value={filter.kind}
        onValue={(value) => onFilter({ kind: AUDIT_KINDS.find((kind) => kind === value) ?? '' })}
        className="w-full sm:w-52"
      >
        <option value="">Everything</option>
        {AUDIT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KIND_NAMES[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="By"
        value={filter.actor}
        onValue={(value) => onFilter({ actor: AUDIT_ACTORS.find((actor) => actor === value) ?? '' })}
        className={`${half} sm:w-40`}
      >
        <option value="">Anybody</option>
        {AUDIT_ACTORS.map((actor) => (
          <option key={actor} value={actor}>
            {actorWords(actor)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Time"
        value={filter.range}
        onValue={(value) => onFilter({ range: AUDIT_RANGES.find((range) => range === value) ?? 'all' })}
        className={`${half} sm:w-40`}
      >
        {AUDIT_RANGES.map((range) => (
          <option key={range} value={range}>
            {RANGE_NAMES[range]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
