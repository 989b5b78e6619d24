import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn.ts';
import { titleOf } from '../answer/tables.ts';
import type { FormField } from './model.ts';

/** The look of text fields and selects of the form. */
export const inputClass =
  'w-full rounded-lg border bg-surface px-3 text-sm text-ink transition-colors placeholder:text-ink-muted hover:border-ink-muted/60';
export const heightClass = 'h-10';
export const borderClass = (fault: string | undefined) => (fault === undefined ? 'border-line-strong' : 'border-bad');

/** What ties a control to its label, help and fault. */
export interface Ties {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly fault: string | undefined;
}

/** Help, unit and limits of a field in a sentence. */
function helpOf({ help, unit, limits }: FormField): string {
  const facts = [limits, unit].filter((fact) => fact !== undefined).join(' ');
  const sentence = facts === '' ? '' : `${facts.charAt(0).toUpperCase()}${facts.slice(1)}.`;
  return [help, sentence].filter((part) => part !== undefined && part !== '').join(' ');
}

interface FieldFrameProps {
  field: FormField;
  fault: string | undefined;
  /** Over both columns. */
  wide?: boolean;
  /** Several controls under one name. */
  group?: boolean;
  children: (ties: Ties) => ReactNode;
}

/** Label, control, help and fault of one field. */
export function FieldFrame({ field, fault, wide = false, group = false, children }: FieldFrameProps) {
  const id = useId();
  const help = helpOf(field);
  const describedBy = [fault === undefined ? '' : `${id}-fault`, help === '' ? '' : `${id}-help`]
    .filter(Boolean)
    .join(' ');
  const name = (
    <>
      {titleOf(field.name)}
      {field.required ? <span className="ml-1.5 text-xs font-normal text-ink-muted">required</span> : null}
    </>
  );
  const Frame = group ? 'fieldset' : 'div';
  return (
    <Frame className={cn('min-w-0', wide && 'col-span-full')} data-field={field.name}>
      {group ? (
        <legend className="mb-1.5 text-sm font-medium text-ink-soft">{name}</legend>
      ) : (
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink-soft">
          {name}
        </label>
      )}
      {children({ id, describedBy: describedBy === '' ? undefined : describedBy, fault })}
      {help === '' ? null : (
        <p id={`${id}-help`} className="mt-1 text-xs text-pretty text-ink-muted">
          {help.replaceAll('`', '')}
        </p>
      )}
      <p
        id={`${id}-fault`}
        role="alert"
        className={cn('mt-1 text-[0.8125rem] font-medium text-bad', fault === undefined && 'hidden')}
      >
        {fault}
      </p>
    </Frame>
  );
}
