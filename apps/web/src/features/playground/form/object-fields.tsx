import { memo, useMemo } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { titleOf } from '../answer/tables.ts';
import { hasFaultIn, NO_FAULTS } from '../request/problem.ts';
import { BIRTH_ENTERED, BirthGroup, isPlainBirth, isPlainPlace, PLACE_ENTERED, PlaceGroup } from './birth-group.tsx';
import { type ControlProps, type ObjectProps, pathText } from './change.ts';
import { FieldControl } from './control.tsx';
import { Folded } from './folded.tsx';
import { type FieldGroup, type Fields, type FormField, isFields, type ObjectKind } from './model.ts';
import { formFor, unknownNames } from './read-value.ts';

const NOTHING: Fields = {};

const renderObject = (props: ObjectProps) => <ObjectFields {...props} />;

/** All fields of an object, in groups: the birth first, then its own, then what is seldom needed, folded. */
export const ObjectFields = memo(function ObjectFields({ kind, value: given, path, faults, change }: ObjectProps) {
  const value = isFields(given) ? given : NOTHING;
  const { fields } = formFor(kind, value);
  const listed = (...groups: readonly FieldGroup[]) => fields.filter(({ group }) => groups.includes(group));
  const fieldsOf = (some: readonly FormField[]) => (
    <Grid fields={some} path={path} value={value} faults={faults} change={change} />
  );
  const folded = (title: string, some: readonly FormField[]) =>
    some.length === 0 ? null : (
      <Folded
        title={title}
        note={givenIn(some, value)}
        isOpen={some.some(({ name }) => hasFaultIn(faults, pathText([...path, name])))}
      >
        {fieldsOf(some)}
      </Folded>
    );
  const own = listed('own');
  // Where nothing is needed, as among settings, everything is on a level.
  const isUpFront = own.some(isNeeded) ? isNeeded : () => true;
  const birth = listed('birth');
  const place = listed('place');
  const hasBirthForm = birth.length > 0 && isPlainBirth(value);
  const hasPlaceField = place.some(({ name }) => name === 'location') && isPlainPlace(value);
  const entered: readonly string[] = hasBirthForm ? BIRTH_ENTERED : hasPlaceField ? PLACE_ENTERED : [];
  const rest = (some: readonly FormField[]) => some.filter(({ name }) => !entered.includes(name));
  const unknown = unknownNames(fields, value);
  const group = { path, value, faults, change };
  return (
    <div className="grid gap-4">
      {listed('system').map((field) => (
        <SystemSwitch key={field.name} kind={kind} field={field} path={path} value={value} change={change} />
      ))}
      {hasBirthForm ? <BirthGroup {...group} /> : null}
      {birth.length > 0 && !hasBirthForm ? fieldsOf(birth) : null}
      {hasBirthForm ? folded('More about the birth', rest(birth)) : null}
      {hasPlaceField ? <PlaceGroup {...group} /> : null}
      {fieldsOf(own.filter(isUpFront))}
      {place.length > 0 && !hasPlaceField && birth.length === 0 ? fieldsOf(place) : null}
      {folded('More fields', [...own.filter((field) => !isUpFront(field)), ...(hasPlaceField ? rest(place) : [])])}
      {folded('Include: parts of the response', listed('parts'))}
      {fieldsOf(listed('settings'))}
      {folded('Response format', listed('answer'))}
      {unknown.length === 0 ? null : (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-xl bg-sunken px-3 py-2 text-[0.8125rem] text-ink-soft">
          <p>
            Sent too, though not in this form: <span className="font-mono">{unknown.join(', ')}</span>
          </p>
          <Button
            look="ghost"
            size="small"
            onClick={() => {
              for (const name of unknown) change([...path, name], undefined);
            }}
          >
            Remove
          </Button>
        </div>
      )}
    </div>
  );
});

/** Names of fields of a folded group that are given. */
function givenIn(fields: readonly FormField[], value: Fields): string | undefined {
  const names = fields.filter(({ name }) => value[name] !== undefined).map(({ name }) => name.replaceAll('_', ' '));
  return names.length === 0 ? undefined : names.join(', ');
}

const isNeeded = ({ required, isUsual }: FormField): boolean => required === true || isUsual === true;

function Grid({
  fields,
  path,
  value,
  faults,
  change,
}: Omit<ControlProps, 'value'> & { fields: readonly FormField[]; value: Fields }) {
  if (fields.length === 0) return null;
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      {fields.map((field) => (
        <OneField
          key={field.name}
          field={field}
          parent={path}
          value={value[field.name]}
          faults={faults}
          change={change}
        />
      ))}
    </div>
  );
}

const OneField = memo(function OneField({
  field,
  parent,
  ...props
}: Omit<ControlProps, 'path'> & { field: FormField; parent: ControlProps['path'] }) {
  const path = useMemo(() => [...parent, field.name], [parent, field.name]);
  return <FieldControl field={field} path={path} renderObject={renderObject} {...props} />;
});

/** Western or Vedic: the form follows. What is the default anyway is not sent. */
function SystemSwitch({
  kind,
  field,
  path,
  value,
  change,
}: Pick<ControlProps, 'path' | 'change'> & { kind: ObjectKind; field: FormField; value: Fields }) {
  const words =
    kind.by === field.name
      ? kind.forms.flatMap((form) => form.words)
      : field.kind.is === 'choice'
        ? field.kind.values.map(String)
        : [];
  const [first] = words;
  const isRequired = kind.forms.every(
    ({ fields }) => fields.find(({ name }) => name === field.name)?.required === true,
  );
  const held = String(value[field.name] ?? '').toLowerCase();
  const current = words.includes(held) ? held : (first ?? '');
  return words.length > 4 || isRequired ? (
    <FieldControl
      field={{ ...field, kind: { is: 'choice', values: words } }}
      path={[...path, field.name]}
      value={value[field.name]}
      faults={NO_FAULTS}
      change={change}
      renderObject={renderObject}
    />
  ) : (
    <Segmented
      label={titleOf(field.name)}
      options={words.map((word) => ({ value: word, label: titleOf(word) }))}
      value={current}
      onChange={(word) => change([...path, field.name], word === first ? undefined : word)}
      className="justify-self-start"
    />
  );
}
