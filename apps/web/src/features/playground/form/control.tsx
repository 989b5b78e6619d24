import { memo, useState } from 'react';
import { hasFaultIn } from '../request/problem.ts';
import { ChoiceControl, ChoicesControl } from './choice-controls.tsx';
import { type NestingProps, pathText } from './change.ts';
import { FieldFrame, heightClass, inputClass, type Ties } from './frame.tsx';
import type { FormField, Kind } from './model.ts';
import { ListControl, ObjectControl } from './nested-controls.tsx';
import { fits } from './read-value.ts';
import { JsonControl, TypedControl } from './typed-control.tsx';
import { cn } from '@/lib/cn.ts';

interface FieldControlProps extends NestingProps {
  field: FormField;
}

/** The control of one field, as its schema asks for it. A value that the control could not show whole is shown as JSON. */
export const FieldControl = memo(function FieldControl({
  field,
  path,
  value,
  faults,
  change,
  renderObject,
}: FieldControlProps) {
  const at = pathText(path);
  const fault = faults.get(at);
  const kind: Kind = fits(field.kind, value) ? field.kind : { is: 'json' };
  const props = { path, value, faults, change, renderObject };
  if (kind.is === 'object')
    return (
      <ObjectControl
        key="object"
        kind={kind}
        field={field}
        {...props}
        isOpen={field.required === true || hasFaultIn(faults, at)}
      />
    );
  if (kind.is === 'list') return <ListControl kind={kind} field={field} {...props} />;
  return (
    <FieldFrame field={field} fault={fault} wide={isWide(kind)} group={kind.is === 'choices' || kind.is === 'either'}>
      {(ties) => <Leaf kind={kind} field={field} ties={ties} {...props} />}
    </FieldFrame>
  );
});

const isWide = ({ is }: Kind): boolean => is === 'choices' || is === 'json' || is === 'either';

function Leaf({ kind, field, ties, ...props }: FieldControlProps & { kind: Kind; ties: Ties }) {
  const { path, value, change } = props;
  const given = { field, path, value, change, ties };
  switch (kind.is) {
    case 'choice':
    case 'switch':
      return <ChoiceControl kind={kind} {...given} />;
    case 'choices':
      return <ChoicesControl kind={kind} {...given} />;
    case 'json':
      return <JsonControl path={path} value={value} change={change} ties={ties} />;
    case 'either':
      return <EitherControl kind={kind} field={field} ties={ties} {...props} />;
    case 'list':
    case 'object':
      return <FieldControl field={{ ...field, kind }} {...props} />;
    default:
      return <TypedControl kind={kind} {...given} />;
  }
}

/** How a way of giving a value is called. */
function wayOf({ is }: Kind): string {
  switch (is) {
    case 'choice':
    case 'text':
      return 'One word';
    case 'number':
    case 'number-or-text':
      return 'One number';
    case 'choices':
    case 'row':
    case 'list':
      return 'A list';
    case 'json':
      return 'Each by its name';
    default:
      return 'Its own values';
  }
}

/** A value that can be given in several ways: first the way, then the value. */
function EitherControl({
  kind,
  field,
  ties,
  ...props
}: FieldControlProps & { kind: Extract<Kind, { is: 'either' }>; ties: Ties }) {
  const { path, value, change } = props;
  const [chosen, setChosen] = useState(0);
  const fitting = value === undefined ? chosen : kind.options.findIndex((option) => fits(option, value));
  const option = kind.options[fitting] ?? kind.options[0];
  if (option === undefined) return null;
  return (
    <div className="grid gap-2">
      <select
        aria-label={`How ${field.name.replaceAll('_', ' ')} is given`}
        value={fitting}
        onChange={({ target }) => {
          setChosen(Number(target.value));
          change(path, undefined);
        }}
        className={cn(inputClass, heightClass, 'border-line-strong sm:w-56')}
      >
        {kind.options.map((one, index) => (
          <option key={wayOf(one)} value={index}>
            {wayOf(one)}
          </option>
        ))}
      </select>
      <Leaf key={fitting} kind={option} field={field} ties={ties} {...props} />
    </div>
  );
}
