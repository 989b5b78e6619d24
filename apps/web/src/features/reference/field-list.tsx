import { Fragment, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ChevronRight } from '@/components/icons/icons.tsx';
import { Skeleton } from '@/components/ui/loading.tsx';
import { PartMissing } from '@/components/ui/part-missing.tsx';
import { usePart } from '@/lib/use-part.ts';
import type { FieldEntry, ObjectVariant } from './model.ts';
import { ObjectsContext } from './objects-context.tsx';

const VALUES_AT_FIRST = 12;

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
          <summary className="field-more">{rest.length} more</summary>
          <Words values={rest} />
        </details>
      ) : null}
    </>
  );
}

/** The fields of a nested object, loaded when they are opened or the address names one of them. */
function Inner({ object, name, address }: { object: string; name: string; address: string }) {
  const page = use(ObjectsContext);
  const { hash } = useLocation();
  const isNamed = /^[.-]/.test(decodeURIComponent(hash).split(`#${address}`)[1] ?? '');
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isNamed && details.current !== null) details.current.open = true;
  }, [isNamed]);
  const isHere = page.objects[object] !== undefined;
  const loaded = usePart(page.load, isOpen && !isHere);
  const shown = isHere ? page : loaded.status === 'loaded' ? { ...page, ...loaded.part } : null;
  return (
    <details ref={details} className="group/fields mt-1" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="field-more list-none">
        <ChevronRight className="size-3.5 transition-transform [details[open]>summary>&]:rotate-90" />
        Fields<span className="sr-only"> of {name}</span>
      </summary>
      {!isOpen ? (
        <a href={page.markdown} className="field-more">
          Markdown
        </a>
      ) : shown !== null ? (
        <ObjectsContext value={shown}>
          <div className="mt-2 rounded-lg border border-line px-3.5">
            <FieldList object={object} />
          </div>
        </ObjectsContext>
      ) : loaded.status === 'failed' ? (
        <PartMissing reason={loaded.reason} retry={loaded.retry} className="mt-2" />
      ) : (
        <Skeleton className="mt-2 h-24" />
      )}
    </details>
  );
}

function FieldItem({ field, address }: { field: FieldEntry; address: string }) {
  const facts = [
    field.type,
    field.unit,
    field.limits,
    field.default === undefined ? undefined : `default ${field.default}`,
  ];
  return (
    <li id={address} className="field">
      <code className="field-name">{field.name}</code>{' '}
      {field.required ? (
        <span className="field-required">
          required{field.replacement === undefined ? null : `, or ${field.replacement}`}
        </span>
      ) : null}{' '}
      <span className="field-facts">
        {facts.filter((fact) => fact !== undefined).join(' · ')}
        {field.aliases?.map((alias, index) => (
          <Fragment key={alias}>
            {index === 0 ? ' · also ' : ', '}
            <code className="font-mono">{alias}</code>
          </Fragment>
        ))}
      </span>
      {field.description === undefined ? null : (
        <p className="field-text">
          <MarkedText text={field.description} />
        </p>
      )}
      {field.values === undefined ? null : <Values values={field.values} />}
      {field.object === undefined ? null : <Inner object={field.object} name={field.name} address={address} />}
      {field.sameAs === undefined ? null : (
        <a href={`#${field.sameAs}`} className="field-more">
          Fields as in {field.sameAs}
        </a>
      )}
    </li>
  );
}

function Form({ form }: { form: ObjectVariant }) {
  return (
    <ul className="divide-y divide-line">
      {form.fields.map((field) => (
        <FieldItem key={field.name} field={field} address={`${form.address}.${field.name}`} />
      ))}
    </ul>
  );
}

/** What selects a form: `When system is western`. */
function FormTitle({ when }: Pick<ObjectVariant, 'when'>) {
  if (when === undefined) return 'Or';
  const property = <code className="field-name">{when.property}</code>;
  return when.value === undefined ? (
    <>Without {property}</>
  ) : (
    <>
      When {property} is <code className="field-name">{when.value}</code>
    </>
  );
}

/** The fields of an object with types and meanings. Nested objects, and forms beside the first, open on demand. */
export function FieldList({ object }: { object: string }) {
  const forms = use(ObjectsContext).objects[object]?.forms ?? [];
  const [only] = forms;
  if (only === undefined) return null;
  if (forms.length === 1) return <Form form={only} />;
  return forms.map((form, index) => (
    <details key={form.address} open={index === 0} className="group/form border-b border-line py-2 last:border-0">
      <summary className="field-more list-none py-1 font-semibold">
        <ChevronRight className="size-3.5 transition-transform [details[open]>summary>&]:rotate-90" />
        <span>
          <FormTitle {...form} />
        </span>
      </summary>
      {form.description === undefined ? null : (
        <p className="field-text pt-1">
          <MarkedText text={form.description} />
        </p>
      )}
      <Form form={form} />
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
