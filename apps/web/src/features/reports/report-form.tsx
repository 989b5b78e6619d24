import type { ReactNode, SyntheticEvent } from 'react';
import { useId } from 'react';
import { BirthFields } from '@/components/birth/birth-fields.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { cn } from '@/lib/cn.ts';
import { type Draft, type DraftProblems, hasSystem, hasTwoBirths } from './draft.ts';
import { KINDS } from './kinds.ts';

interface ReportFormProps {
  draft: Draft;
  problems: DraftProblems;
  hasModel: boolean;
  busy: boolean;
  isPrimary: boolean;
  onChange: (part: Partial<Draft>) => void;
  onSubmit: () => void;
}

function KindChoice({ value, onChange }: { value: Draft['kind']; onChange: (kind: Draft['kind']) => void }) {
  const name = useId();
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="mb-1.5 text-sm font-medium text-ink-soft">Kind</legend>
      {KINDS.map(({ kind, title, description }) => (
        <label
          key={kind}
          className={cn(
            'grid cursor-pointer gap-0.5 rounded-xl border px-4 py-3 transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-[var(--ring)]',
            kind === value
              ? 'border-accent bg-accent-wash ring-1 ring-accent'
              : 'border-line-strong hover:border-ink-muted/60',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={kind === value}
            onChange={() => onChange(kind)}
            className="sr-only"
          />
          <span className="text-sm font-semibold">{title}</span>
          <span className="text-xs text-ink-muted">{description}</span>
        </label>
      ))}
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
export function ReportForm({ draft, problems, hasModel, busy, isPrimary, onChange, onSubmit }: ReportFormProps) {
  const voiceId = useId();
  const two = hasTwoBirths(draft);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-6 px-5 pt-5 sm:px-6">
      <KindChoice value={draft.kind} onChange={(kind) => onChange({ kind })} />
      {hasSystem(draft) ? (
        <Segmented
          label="Zodiac"
          className="justify-self-start"
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
      {hasModel ? (
        <label htmlFor={voiceId} className="flex items-start gap-2.5 text-sm text-ink-soft">
          <input
            id={voiceId}
            type="checkbox"
            checked={draft.voice === 'model'}
            onChange={(event) => onChange({ voice: event.target.checked ? 'model' : 'composed' })}
            className="mt-1 size-4 accent-accent"
          />
          <span>
            In one voice, by a language model
            <span className="block text-[0.8125rem] text-ink-muted">
              It is told the placements, never names, places or dates of birth. What it writes is checked against the
              chart; if it does not pass, you get the report as it was composed.
            </span>
          </span>
        </label>
      ) : null}
      <Button type="submit" look={isPrimary ? 'primary' : 'outline'} disabled={busy} className="justify-self-start">
        {busy ? <Spinner /> : null}
        {busy ? 'Writing the preview…' : 'Preview'}
      </Button>
    </form>
  );
}
