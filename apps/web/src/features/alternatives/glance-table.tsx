import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { cn } from '@/lib/cn.ts';
import { type Alternative, alternatives, type Glance } from './alternatives.ts';

const ASKED: readonly { readonly part: keyof Glance; readonly header: string }[] = [
  { part: 'traditions', header: 'Calculates' },
  { part: 'positions', header: 'Positions from' },
  { part: 'licence', header: 'Licence' },
  { part: 'free', header: 'Free of charge' },
];

const columns: readonly Column<Alternative>[] = [
  {
    header: 'Project',
    wraps: true,
    cell: ({ id, name, form }) => (
      <span className="block min-w-32">
        <a href={`#${id}`} className={textLinkClass}>
          {name}
        </a>
        <span className="block text-[0.8125rem] text-ink-muted">{form}</span>
      </span>
    ),
  },
  ...ASKED.map(({ part, header }): Column<Alternative> => ({
    header,
    wraps: true,
    cell: ({ glance }) => {
      const fact = glance[part];
      if (fact === null) return <span className="text-ink-muted">not found</span>;
      return (
        <a href={fact.source} className={cn(textLinkClass, 'block min-w-28 font-normal')}>
          {fact.text}
        </a>
      );
    },
  })),
];

/** The same four questions to every project; an answer links to where it was read. */
export function GlanceTable() {
  return <DataTable caption="Alternatives at a glance" columns={columns} rows={alternatives} rowKey={({ id }) => id} />;
}
