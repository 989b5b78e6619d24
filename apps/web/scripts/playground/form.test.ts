import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { forms } from './forms.ts';
import { changeAt, type Path, pathText } from '../../src/features/playground/form/change.ts';
import type { Fields, FormSpec, Kind } from '../../src/features/playground/form/model.ts';
import {
  fits,
  formFor,
  fromQuery,
  textOf,
  unknownNames,
  valueOf,
} from '../../src/features/playground/form/read-value.ts';

/** Enters a value control by control, as the form would, into an empty request. */
function enter(kind: Kind, value: unknown, path: Path, change: (path: Path, value: unknown) => void): void {
  assert.ok(fits(kind, value), `${pathText(path)}: ${JSON.stringify(value)} does not fit ${kind.is}`);
  if (kind.is === 'object') {
    const object = value as Fields;
    const { fields } = formFor(kind, object);
    assert.deepEqual(unknownNames(fields, object), [], pathText(path));
    for (const field of fields)
      if (object[field.name] !== undefined) enter(field.kind, object[field.name], [...path, field.name], change);
  } else if (kind.is === 'list')
    for (const [index, item] of (value as readonly unknown[]).entries()) {
      change([...path, index], {});
      enter(kind.item, item, [...path, index], change);
    }
  else if (kind.is === 'either')
    enter(
      kind.options.find((option) => fits(option, value))!,
      value,
      path,
      change,
    );
  else if (
    kind.is === 'text' ||
    kind.is === 'number' ||
    kind.is === 'number-or-text' ||
    kind.is === 'row' ||
    kind.is === 'json'
  )
    change(path, valueOf(kind, textOf(kind, value)));
  else change(path, value);
}

/** The form that the request of an operation has; on POST /swiss it is that of the product. */
function formOfExample({ request, dispatches, example }: FormSpec): Kind {
  if (dispatches === undefined) return request;
  const product = forms.find(({ id }) => id === dispatches[String(example['request'])]);
  const { fields } = formFor(request, example);
  return {
    is: 'object',
    forms: product!.request.forms.map((form) => ({ ...form, fields: [...fields, ...form.fields] })),
  };
}

describe('the form of every operation', () => {
  for (const form of forms)
    it(`shows the example of ${form.id} whole, and what is entered in it is that request`, () => {
      const { id, example, method } = form;
      let request: Fields = {};
      const kind = formOfExample(form);
      const given =
        method === 'GET'
          ? fromQuery(
              form.request.forms.flatMap(({ fields }) => fields),
              example,
            )
          : example;
      enter(kind, given, [], (path, value) => (request = changeAt(request, path, value)));
      assert.deepEqual(request, given, id);
    });

  it('leads from every word of POST /swiss to a form', () => {
    const swiss = forms.find(({ dispatches }) => dispatches !== undefined);
    for (const [word, id] of Object.entries(swiss?.dispatches ?? {}))
      assert.ok(
        forms.some((form) => form.id === id),
        word,
      );
    assert.ok(Object.keys(swiss?.dispatches ?? {}).length > 30);
  });

  it('asks for no key and for no dry run', () => {
    for (const { id, request } of forms)
      for (const { fields } of request.forms)
        assert.deepEqual(
          fields.filter(({ name }) => name === 'bearer' || name === 'dry_run'),
          [],
          id,
        );
  });
});

describe('a form', () => {
  const natal = forms.find(({ id }) => id === 'post_natal')!;
  const fieldsOf = (value: Fields) => formFor(natal.request, value).fields.map(({ name }) => name);

  it('has the fields of the system that the request names, and Western ones without', () => {
    assert.ok(fieldsOf({ system: 'vedic' }).includes('dashas_from'));
    assert.ok(!fieldsOf({}).includes('dashas_from'));
  });

  it('names what it does not know, and keeps it', () => {
    const request = { birth_date: '1990-06-15', nonsense: [1] };
    assert.deepEqual(unknownNames(formFor(natal.request, request).fields, request), ['nonsense']);
    assert.deepEqual(changeAt(request, ['birth_date'], '1991-01-01'), { birth_date: '1991-01-01', nonsense: [1] });
  });

  it('sends no empty field, and no object that holds none', () => {
    const request = changeAt({}, ['settings', 'house_system'], 'W');
    assert.deepEqual(request, { settings: { house_system: 'W' } });
    assert.deepEqual(changeAt(request, ['settings', 'house_system'], undefined), {});
    assert.equal(valueOf({ is: 'text' }, ''), undefined);
    assert.equal(valueOf({ is: 'number' }, ' '), undefined);
    assert.equal(valueOf({ is: 'row', of: 'text' }, ' , '), undefined);
  });

  it('keeps the places of a list when one of it is emptied, and closes them when it is taken away', () => {
    const people = { people: [{ name: 'Ada' }, { name: 'Ben' }] };
    assert.deepEqual(changeAt(people, ['people', 0, 'name'], undefined), { people: [{}, { name: 'Ben' }] });
    assert.deepEqual(changeAt(people, ['people', 0], undefined), { people: [{ name: 'Ben' }] });
  });

  it('lets a number that is none through, so that the API names it', () => {
    assert.equal(valueOf({ is: 'number' }, '1,5'), '1,5');
    assert.equal(valueOf({ is: 'number' }, '-1.50'), -1.5);
  });

  it('shows as JSON what its control could not show without a loss', () => {
    const values: readonly (readonly [Kind, unknown])[] = [
      [{ is: 'text' }, null],
      [{ is: 'text' }, 5],
      [{ is: 'number' }, '5'],
      [{ is: 'switch' }, 'yes'],
      [{ is: 'choices', values: ['sun', 'moon'] }, ['sun', 'sun']],
      [{ is: 'choices', values: ['sun', 'moon'] }, 'sun,moon'],
      [{ is: 'row', of: 'text' }, ['a, b']],
      [{ is: 'object', forms: [{ words: [], fields: [] }] }, 'New York'],
    ];
    for (const [kind, value] of values) assert.equal(fits(kind, value), false, `${kind.is} ${JSON.stringify(value)}`);
  });

  it('reads the texts of a query as the values they mean', () => {
    const positions = forms.find(({ id }) => id === 'get_positions')!;
    assert.deepEqual(
      fromQuery(positions.request.forms[0]!.fields, {
        bodies: 'sun,moon',
        latitude: '40.5',
        sidereal: 'true',
        date: '2024-01-01',
        other: '1',
      }),
      { bodies: ['sun', 'moon'], latitude: 40.5, sidereal: true, date: '2024-01-01', other: '1' },
    );
  });
});
