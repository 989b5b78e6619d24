import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { BirthFields } from '@/components/birth/birth-fields.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { cn } from '@/lib/cn.ts';
import { type Draft, type DraftProblems, hasTwoBirths } from './draft.ts';
import { isKindOf, KINDS, type KindFacts } from './kinds.ts';

interface ReportFormProps {
  draft: Draft;
  problems: DraftProblems;
  busy: boolean;
  isPrimary: boolean;
  onChange: (part: Partial<Draft>) => void;
  onSubmit: () => void;
}

function KindChoice({ draft, onChange }: { draft: Draft; onChange: (kind: KindFacts) => void }) {
  const name = useId();
  return (
    <fieldset className="grid grid-cols-2 gap-2 lg:grid-cols-3 xl:grid-cols-2">
      <legend className="mb-1.5 text-sm font-medium text-ink-soft">Kind</legend>
      {KINDS.map((kind) => {
        const isChosen = isKindOf(kind, draft);
        return (
          <label
            key={kind.id}
            className={cn(
              'grid cursor-pointer content-start gap-0.5 rounded-xl border px-3.5 py-3 transition-colors sm:px-4 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-[var(--ring)]',
              isChosen
                ? 'border-accent bg-accent-wash ring-1 ring-accent'
                : 'border-line-strong hover:border-ink-muted/60',
            )}
          >
            <input type="radio" name={name} checked={isChosen} onChange={() => onChange(kind)} className="sr-only" />
            <span className="text-sm font-semibold">{kind.title}</span>
            <span className="text-xs text-ink-muted">{kind.description}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

function Person({ title, children }: { title: string | null; children: ReactNode }) {
  if (title === null) return <div className="grid gap-4">{children}</div>;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-sm font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}

/** What a report is asked for with. */
export function ReportForm({ draft, problems, busy, isPrimary, onChange, onSubmit }: ReportFormProps) {
  const two = hasTwoBirths(draft);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-6 px-5 pt-5 sm:px-6">
      <KindChoice
        draft={draft}
        onChange={({ kind, system }) => onChange({ kind, ...(system === undefined ? {} : { system }) })}
      />
      {two ? (
        <Segmented
          label="Zodiac"
          className="-mt-2 justify-self-start"
          options={[
            { value: 'western', label: 'Western' },
            { value: 'vedic', label: 'Vedic' },
          ]}
          value={draft.system}
          onChange={(system) => onChange({ system })}
        />
      ) : null}
      <Person title={two ? 'One person' : null}>
        <Field
          label="Name (optional)"
          autoComplete="off"
          value={draft.name}
          onText={(name) => onChange({ name })}
          error={problems.name}
        />
        <BirthFields value={draft.birth} onChange={(birth) => onChange({ birth })} problems={problems.birth} />
      </Person>
      {two ? (
        <Person title="The other person">
          <Field
            label="Name (optional)"
            autoComplete="off"
            value={draft.otherName}
            onText={(otherName) => onChange({ otherName })}
            error={problems.otherName}
          />
          <BirthFields
            value={draft.otherBirth}
            onChange={(otherBirth) => onChange({ otherBirth })}
            problems={problems.otherBirth}
          />
        </Person>
      ) : null}
      {draft.kind === 'year_ahead' ? (
        <Field
          label="First day"
          type="date"
          hint="Empty: today."
          value={draft.from}
          onText={(from) => onChange({ from })}
          error={problems.from}
        />
      ) : null}
      {draft.kind === 'moon_month' ? (
        <Field
          label="Month"
          type="month"
          hint="Empty: this month."
          value={draft.month}
          onText={(month) => onChange({ month })}
          error={problems.month}
        />
      ) : null}
      <Button type="submit" look={isPrimary ? 'primary' : 'outline'} disabled={busy} className="justify-self-start">
        {busy ? <Spinner /> : null}
        {busy ? 'Writing the preview…' : 'Preview'}
      </Button>
    </form>
  );
}
