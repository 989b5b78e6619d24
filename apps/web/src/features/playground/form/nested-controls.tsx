import { useState } from 'react';
import { Plus, Trash2 } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { titleOf } from '../answer/tables.ts';
import { type NestingProps, pathText } from './change.ts';
import { Folded } from './folded.tsx';
import type { FormField, Kind, ObjectKind } from './model.ts';

interface NestedProps extends NestingProps {
  field: FormField;
}

/** An object inside a request, folded until it is needed. */
export function ObjectControl({
  kind,
  field,
  isOpen,
  renderObject,
  ...props
}: NestedProps & { kind: ObjectKind; isOpen: boolean }) {
  const fault = props.faults.get(pathText(props.path));
  return (
    <Folded title={titleOf(field.name)} isOpen={isOpen} note={namesIn(props.value) ?? field.help} fault={fault}>
      {renderObject({ kind, ...props })}
    </Folded>
  );
}

/** `people` as `Person`, `conditions` as `Condition`. */
function itemTitle(name: string): string {
  return name === 'people' ? 'Person' : titleOf(name.replace(/s$/, ''));
}

/** A list of objects: each with its fields. */
export function ListControl({
  kind,
  field,
  path,
  value,
  faults,
  change,
  renderObject,
}: NestedProps & { kind: Extract<Kind, { is: 'list' }> }) {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const fault = faults.get(pathText(path));
  const title = itemTitle(field.name);
  const isFull = kind.max !== undefined && items.length >= kind.max;
  return (
    <fieldset className="min-w-0 col-span-full" data-field={field.name}>
      <legend className="mb-1.5 text-sm font-medium text-ink-soft">{titleOf(field.name)}</legend>
      {field.help === undefined ? null : <p className="mb-2 text-xs text-ink-muted">{field.help}</p>}
      {fault === undefined ? null : (
        <p role="alert" className="mb-2 text-[0.8125rem] font-medium text-bad">
          {fault}
        </p>
      )}
      <div className="grid gap-2">
        {items.map((item, index) => (
          <Folded
            // A list is in the order of the request: the place is the only name of an item.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            title={`${title} ${index + 1}`}
            note={summaryOf(item)}
            isOpen={items.length <= 2 || opened.has(index)}
            action={
              <Button
                look="ghost"
                size="icon"
                aria-label={`Remove ${title.toLowerCase()} ${index + 1}`}
                onClick={() => change([...path, index], undefined)}
                icon={Trash2}
              />
            }
          >
            {kind.item.is === 'object'
              ? renderObject({ kind: kind.item, path: [...path, index], value: item, faults, change })
              : null}
          </Folded>
        ))}
      </div>
      <Button
        look="outline"
        size="small"
        className="mt-2"
        disabled={isFull}
        onClick={() => {
          setOpened((held) => new Set([...held, items.length]));
          change([...path, items.length], {});
        }}
      >
        <Plus />
        Add {title.toLowerCase()}
      </Button>
    </fieldset>
  );
}

/** The first words of an item, so that it is known while it is folded. */
function summaryOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const words = Object.values(item).filter((value): value is string => typeof value === 'string');
  return words.length === 0 ? undefined : words.slice(0, 3).join(', ');
}

/** A summary of an object, shown while it is folded. */
function namesIn(value: unknown): string | undefined {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return names.length === 0 ? undefined : names.map((name) => name.replaceAll('_', ' ')).join(', ');
}
