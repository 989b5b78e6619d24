import { ChevronRight } from '@/components/icons/icons.tsx';

import type { EndpointPage, FieldEntry, ObjectVariant } from './model.ts';

const VALUES_AT_FIRST = 12;

type Objects = EndpointPage['objects'];

function Words({ values }: { values: readonly string[] }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-1">
      {values.map((value) => (
        <code key={value} className="field-word">
          {value}
        </code>
      ))}
    </p>
  );
}

function Values({ values }: { values: readonly string[] }) {
  const rest = values.slice(VALUES_AT_FIRST);
  return (
    <>
      <Words values={values.slice(0, VALUES_AT_FIRST)} />
      {rest.length > 0 ? (
        <details>
          <summary className="field-more">{rest.length} more words</summary>
          <Words values={rest} />
        </details>
      ) : null}
    </>
  );
}

/** The fields of a nested object: here where it comes first, else a link there. */
function Inner({ objects, field, address }: { objects: Objects; field: FieldEntry; address: string }) {
  const object = field.object === undefined ? undefined : objects[field.object];
  if (object === undefined || field.object === undefined) return null;
  if (object.at !== address)
    return (
      <a href={`#${object.at}`} className="field-more">
        Fields as in {object.at}
      </a>
    );
  return (
    <details className="group/fields mt-1">
      <summary className="field-more list-none">
        <ChevronRight className="size-3.5 transition-transform [details[open]>summary>&]:rotate-90" />
        Fields<span className="sr-only"> of {field.name}</span>
      </summary>
      <div className="mt-2 rounded-lg border border-line px-3.5">
        <FieldList objects={objects} object={field.object} />
      </div>
    </details>
  );
}

function FieldItem({ objects, field, address }: { objects: Objects; field: FieldEntry; address: string }) {
  const facts = [
    field.type,
    field.unit,
    field.limits,
    field.default === undefined ? undefined : `default ${field.default}`,
  ];
  return (
    <li id={address} className="field">
      <code className="field-name">{field.name}</code>{' '}
      <span className="field-facts">{facts.filter((fact) => fact !== undefined).join(' · ')}</span>
      {field.required ? <span className="field-required"> required</span> : null}
      {field.description === undefined ? null : (
        <p className="field-text">
          <MarkedText text={field.description} />
        </p>
      )}
      {field.values === undefined ? null : <Values values={field.values} />}
      <Inner objects={objects} field={field} address={address} />
    </li>
  );
}

function Form({ objects, form }: { objects: Objects; form: ObjectVariant }) {
  return (
    <ul className="divide-y divide-line">
      {form.fields.map((field) => (
        <FieldItem key={field.name} objects={objects} field={field} address={`${form.address}.${field.name}`} />
      ))}
    </ul>
  );
}

/** The fields of an object with types and meanings. Nested objects, and forms beside the first, open on demand. */
export function FieldList({ objects, object }: { objects: Objects; object: string }) {
  const forms = objects[object]?.forms ?? [];
  const [only] = forms;
  if (only === undefined) return null;
  if (forms.length === 1) return <Form objects={objects} form={only} />;
  return forms.map((form, index) => (
    <details key={form.address} open={index === 0} className="group/form border-b border-line py-2 last:border-0">
      <summary className="field-more list-none py-1 font-semibold">
        <ChevronRight className="size-3.5 transition-transform [details[open]>summary>&]:rotate-90" />
        <span>
          With <code className="field-name">{form.label}</code>
        </span>
      </summary>
      {form.description === undefined ? null : (
        <p className="field-text pt-1">
          <MarkedText text={form.description} />
        </p>
      )}
      <Form objects={objects} form={form} />
    </details>
  ));
}

/** A text of the catalogue, whose words between backticks are code. */
export function MarkedText({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={`${index}${part}`} className="field-word">
        {part}
      </code>
    ),
  );
}
