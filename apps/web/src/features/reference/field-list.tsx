import { useState } from 'react';
import { ChevronRight } from '@/components/icons/icons.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { type Field, readFields, type Variant, readVariants } from './openapi/describe.ts';
import type { OpenApiDocument, Schema } from './openapi/document.ts';

const VALUES_AT_FIRST = 12;
const SEGMENTS_MAX = 3;
const DEPTH_MAX = 8;

const codeClass = 'rounded bg-sunken px-1 py-px font-mono text-xs text-ink-soft';

function Values({ values }: { values: readonly string[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? values : values.slice(0, VALUES_AT_FIRST);
  return (
    <p className="mt-1 flex flex-wrap items-center gap-1 text-xs">
      {shown.map((value) => (
        <code key={value} className={codeClass}>
          {value}
        </code>
      ))}
      {shown.length < values.length ? (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="rounded px-1 font-medium text-accent hover:underline"
        >
          {values.length - shown.length} more
        </button>
      ) : null}
    </p>
  );
}

function Children({ document, field, depth }: { document: OpenApiDocument; field: Field; depth: number }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-1.5">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="-ml-1 inline-flex items-center gap-1 rounded px-1 text-xs font-medium text-accent hover:underline"
      >
        <ChevronRight className={`size-3.5 transition-transform ${open ? 'rotate-90' : ''}`} />
        {open ? 'Hide' : 'Show'} fields<span className="sr-only"> of {field.name}</span>
      </button>
      {open ? (
        <div className="mt-2 rounded-lg border border-line px-3.5">
          <FieldList document={document} schema={field.schema} depth={depth + 1} />
        </div>
      ) : null}
    </div>
  );
}

function FieldItem({ document, field, depth }: { document: OpenApiDocument; field: Field; depth: number }) {
  const notes = [
    field.unit,
    field.limits,
    field.defaultValue === null || field.defaultValue.length > 60 ? null : `default ${field.defaultValue}`,
  ].filter((note) => note !== null);
  return (
    <li className="py-3 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
        <code className="font-mono text-[0.8125rem] font-semibold">{field.name}</code>
        <span className="text-xs text-ink-muted">{field.type}</span>
        {field.required ? <span className="text-xs font-medium text-sun">required</span> : null}
        {notes.map((note) => (
          <span key={note} className="text-xs text-ink-muted">
            · {note}
          </span>
        ))}
      </p>
      {field.description ? <p className="mt-0.5 text-[0.8125rem] text-ink-soft">{field.description}</p> : null}
      {field.values.length > 1 ? <Values values={field.values} /> : null}
      {field.hasFields && depth < DEPTH_MAX ? <Children document={document} field={field} depth={depth} /> : null}
    </li>
  );
}

function VariantPicker({
  variants,
  chosen,
  onChoose,
}: {
  variants: readonly Variant[];
  chosen: number;
  onChoose: (index: number) => void;
}) {
  const options = variants.map(({ label }, index) => ({ value: String(index), label }));
  if (variants.length <= SEGMENTS_MAX)
    return (
      <Segmented
        label="Form of the object"
        options={options}
        value={String(chosen)}
        onChange={(value) => onChoose(Number(value))}
      />
    );
  return (
    <SelectField
      label="Form of the object"
      value={String(chosen)}
      onValue={(value) => onChoose(Number(value))}
      className="max-w-64"
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

/** The fields of an object with types and meanings. Nested objects open on demand. */
export function FieldList({
  document,
  schema,
  depth = 0,
}: {
  document: OpenApiDocument;
  schema: Schema;
  depth?: number;
}) {
  const [chosen, setChosen] = useState(0);
  const variants = readVariants(document, schema);
  const variant = variants[chosen] ?? variants[0];
  if (!variant) return null;
  return (
    <>
      {variants.length > 1 ? (
        <div className="py-3">
          <VariantPicker variants={variants} chosen={chosen} onChoose={setChosen} />
        </div>
      ) : null}
      <ul className="divide-y divide-line">
        {readFields(document, variant.schema).map((field) => (
          <FieldItem key={`${variant.label} ${field.name}`} document={document} field={field} depth={depth} />
        ))}
      </ul>
    </>
  );
}
