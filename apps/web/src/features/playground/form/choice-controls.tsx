import { useMemo, useState } from 'react';
import { ChevronDown } from '@/components/icons/icons.tsx';
import { cn } from '@/lib/cn.ts';
import type { Change, Path } from './change.ts';
import { borderClass, heightClass, inputClass, type Ties } from './frame.tsx';
import type { FormField, Kind } from './model.ts';
import { textOf, valueOf } from './read-value.ts';

interface ChoiceProps {
  field: FormField;
  path: Path;
  value: unknown;
  change: Change;
  ties: Ties;
}

type Word = string | number | boolean;
const YES_NO: readonly Word[] = [true, false];
const wordText = (word: Word) => (word === true ? 'Yes' : word === false ? 'No' : String(word));
/** More than so many choices scroll. */
const CHOICES_IN_VIEW = 24;

function defaultText({ byDefault, required }: FormField): string {
  if (byDefault === undefined) return required ? 'Choose' : 'Not sent';
  const bare = byDefault.replace(/^"(.*)"$/, '$1');
  return `Default: ${bare === 'true' ? 'yes' : bare === 'false' ? 'no' : bare}`;
}

/** One of several words; none is not sent. A word that the API reads in other letters stays as it is. */
export function ChoiceControl({
  kind,
  field,
  path,
  value,
  change,
  ties: { id, describedBy, fault },
}: ChoiceProps & { kind: Extract<Kind, { is: 'choice' | 'switch' }> }) {
  const words = kind.is === 'switch' ? YES_NO : kind.values;
  const given = words.findIndex((word) => word === value);
  return (
    <div className="relative">
      <select
        id={id}
        value={value === undefined ? '' : given < 0 ? 'other' : String(given)}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          if (target.value !== 'other') change(path, target.value === '' ? undefined : words[Number(target.value)]);
        }}
        className={cn(
          inputClass,
          heightClass,
          borderClass(fault),
          'appearance-none truncate pr-9',
          value === undefined && 'text-ink-muted',
        )}
      >
        <option value="">{defaultText(field)}</option>
        {value !== undefined && given < 0 ? <option value="other">{String(value)}</option> : null}
        {words.map((word, index) => (
          <option key={String(word)} value={index}>
            {wordText(word)}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-3 right-3 size-4 text-ink-muted" />
    </div>
  );
}

/** Several of many, in the order in which they were chosen; others too where the API takes them. */
export function ChoicesControl({
  kind,
  field,
  path,
  value,
  change,
  ties: { id, describedBy },
}: ChoiceProps & { kind: Extract<Kind, { is: 'choices' }> }) {
  const chosen: readonly unknown[] = useMemo(() => (Array.isArray(value) ? value : []), [value]);
  const others = chosen.filter((one) => !kind.values.some((word) => word === one));
  const set = (next: readonly unknown[]) => change(path, next.length === 0 ? undefined : next);
  return (
    <div id={id} aria-describedby={describedBy}>
      <div
        className={cn(
          'flex flex-wrap gap-1.5',
          kind.values.length > CHOICES_IN_VIEW && 'max-h-44 overflow-y-auto rounded-lg border border-line p-2',
        )}
      >
        {kind.values.map((word) => {
          const isChosen = chosen.includes(word);
          return (
            <label
              key={word}
              className={cn(
                'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-lg border px-2.5 text-[0.8125rem] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-[var(--ring)]',
                isChosen
                  ? 'border-accent bg-accent-wash text-ink'
                  : 'border-line text-ink-soft hover:border-line-strong',
              )}
            >
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() => set(isChosen ? chosen.filter((one) => one !== word) : [...chosen, word])}
                className="size-3.5 accent-accent"
              />
              {word}
            </label>
          );
        })}
      </div>
      {kind.open === true ? (
        <Others
          name={field.name}
          value={others}
          onValue={(next) => set([...chosen.filter((one) => kind.values.some((word) => word === one)), ...next])}
        />
      ) : null}
      {field.byDefault !== undefined && chosen.length === 0 ? (
        <p className="mt-1.5 text-xs text-ink-muted">Default: {field.byDefault.replaceAll('`', '')}</p>
      ) : null}
    </div>
  );
}

function Others({
  name,
  value,
  onValue,
}: {
  name: string;
  value: readonly unknown[];
  onValue: (next: readonly unknown[]) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const kind = { is: 'row', of: 'text' } as const;
  const held = typed === null ? undefined : (valueOf(kind, typed) ?? []);
  const shown = typed !== null && JSON.stringify(held) === JSON.stringify(value) ? typed : textOf(kind, value);
  return (
    <input
      type="text"
      aria-label={`Other ${name.replaceAll('_', ' ')}, separated by commas`}
      placeholder="Others, separated by commas"
      value={shown}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="none"
      onChange={({ target }) => {
        setTyped(target.value);
        const next = valueOf(kind, target.value);
        onValue(Array.isArray(next) ? next : []);
      }}
      className={cn(inputClass, 'mt-2 h-9 border-line-strong')}
    />
  );
}
