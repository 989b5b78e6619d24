import { useId, useState } from 'react';
import type { Change, Path } from './change.ts';
import { borderClass, heightClass, inputClass, type Ties } from './frame.tsx';
import type { FormField, Kind } from './model.ts';
import { isPickableDay, isPickableTime } from './pickers.ts';
import { textOf, valueOf } from './read-value.ts';
import { cn } from '@/lib/cn.ts';

type TypedKind = Extract<Kind, { is: 'text' | 'number' | 'number-or-text' | 'row' | 'json' }>;

/** The input of a text; a picker only where it can show what is there. */
function inputType(kind: TypedKind, text: string): 'date' | 'time' | 'text' {
  if (kind.is !== 'text') return 'text';
  if (kind.picker === 'date' && (text === '' || isPickableDay(text))) return 'date';
  return kind.picker === 'time' && (text === '' || isPickableTime(text)) ? 'time' : 'text';
}

function placeholderOf(kind: TypedKind, { byDefault, example }: FormField): string | undefined {
  if (kind.is === 'json') return undefined;
  if (byDefault !== undefined) return `Default: ${byDefault.replace(/^"(.*)"$/, '$1')}`;
  return example === undefined ? undefined : `e.g. ${example}`;
}

interface TypedProps {
  kind: TypedKind;
  field: FormField;
  path: Path;
  value: unknown;
  change: Change;
  ties: Ties;
}

/** A field that is typed: text, number, list in a row. What is being typed stays as it is while it means the same value. */
export function TypedControl({ kind, field, path, value, change, ties: { id, describedBy, fault } }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const listId = useId();
  const shown =
    typed !== null && JSON.stringify(valueOf(kind, typed)) === JSON.stringify(value) ? typed : textOf(kind, value);
  const words = kind.is === 'text' ? kind.values : undefined;
  return (
    <>
      <input
        id={id}
        type={inputType(kind, shown)}
        inputMode={kind.is === 'number' ? 'decimal' : undefined}
        list={words === undefined ? undefined : listId}
        value={shown}
        placeholder={placeholderOf(kind, field)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          setTyped(target.value);
          change(path, valueOf(kind, target.value));
        }}
        className={cn(inputClass, heightClass, borderClass(fault))}
      />
      {words === undefined ? null : (
        <datalist id={listId}>
          {words.map((word) => (
            <option key={word}>{word}</option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** A value written as JSON. What is no JSON yet is not taken over, and is named. */
export function JsonControl({
  path,
  value,
  change,
  ties: { id, describedBy, fault },
}: Omit<TypedProps, 'kind' | 'field'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const printed = textOf({ is: 'json' }, value);
  const shown = typed ?? printed;
  const [isBroken, setBroken] = useState(false);
  return (
    <>
      <textarea
        id={id}
        value={shown}
        rows={Math.min(10, Math.max(3, shown.split('\n').length))}
        spellCheck={false}
        autoCapitalize="none"
        placeholder="{ … }"
        aria-invalid={isBroken || fault !== undefined ? true : undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          setTyped(target.value);
          try {
            change(path, valueOf({ is: 'json' }, target.value));
            setBroken(false);
          } catch {
            setBroken(true);
          }
        }}
        onBlur={() => {
          if (!isBroken) setTyped(null);
        }}
        className={cn(inputClass, 'py-2 font-mono text-[0.8125rem]', borderClass(isBroken ? 'broken' : fault))}
      />
      {isBroken ? (
        <p className="mt-1 text-[0.8125rem] font-medium text-bad">Not valid JSON yet. It is not sent like this.</p>
      ) : null}
    </>
  );
}
