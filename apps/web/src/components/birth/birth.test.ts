import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Birth, birthProblems, birthRequest, NO_BIRTH } from './birth.ts';

const ULM: Birth = { birth_date: '1879-03-14', birth_time: '11:30', location: 'Ulm, Germany' };

describe('a birth that was entered', () => {
  it('names each field that is still missing', () => {
    assert.deepEqual(Object.keys(birthProblems(NO_BIRTH)), ['birth_date', 'birth_time', 'location']);
  });

  it('is complete without a time that is said to be unknown', () => {
    const { birth_time: _, ...timeless } = ULM;
    assert.deepEqual(birthProblems(timeless), {});
    assert.deepEqual(birthRequest(timeless), { birth_date: '1879-03-14', location: 'Ulm, Germany' });
  });

  it('has a day of the calendar, in leap years too', () => {
    for (const birth_date of ['1900-02-29', '1999-13-01', '1999-00-10', '1999-04-31', '99-1-1', '1999-01-00'])
      assert.ok(birthProblems({ ...ULM, birth_date }).birth_date, birth_date);
    for (const birth_date of ['2000-02-29', '1904-02-29', '1685-03-21', '0999-12-31'])
      assert.deepEqual(birthProblems({ ...ULM, birth_date }), {}, birth_date);
  });

  it('has a time of day and a place of two letters at least', () => {
    for (const birth_time of ['24:00', '7:30', 'noon', '11:60'])
      assert.ok(birthProblems({ ...ULM, birth_time }).birth_time, birth_time);
    assert.deepEqual(birthProblems({ ...ULM, birth_time: '23:59:59' }), {});
    for (const location of [' ', 'U', 'x'.repeat(201)]) assert.ok(birthProblems({ ...ULM, location }).location);
  });

  it('is sent in the words of the API, with the position of a chosen place', () => {
    const chosen = { ...ULM, location: ' Ulm ', latitude: 48.39841, longitude: 9.99155, timezone: 'Europe/Berlin' };
    assert.deepEqual(birthRequest(chosen), { ...chosen, location: 'Ulm' });
    assert.deepEqual(birthRequest(ULM), ULM);
  });
});
