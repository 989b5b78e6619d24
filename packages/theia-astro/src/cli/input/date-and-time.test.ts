import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readDate, readTime } from './date-and-time.ts';

describe('a date', () => {
  it('is read in each way that has one meaning', () => {
    for (const text of [
      'June 15 1990',
      'june 15, 1990',
      'Jun. 15th 1990',
      '15 June 1990',
      '15-Jun-1990',
      '15th of June, 1990',
      '1990 June 15',
      '15.6.1990',
      '15/06/1990',
      '06/15/1990',
      '1990/6/15',
      '1990.06.15',
      '1990-06-15',
    ])
      assert.equal(readDate(text), '1990-06-15', text);
    assert.equal(readDate('06/06/1990'), '1990-06-06');
    assert.equal(readDate('1 Sept 850'), '0850-09-01');
  });

  it('with two meanings, no year or a short one is rejected with what to write', () => {
    for (const text of ['06/07/1990', '6.7.1990', '6-7-1990'])
      assert.throws(() => readDate(text), { hint: 'Write 1990-07-06 or 1990-06-07.' }, text);
    assert.throws(() => readDate('June 15'), { message: '"June 15" has no year.' });
    assert.throws(() => readDate('15/6/90'), { message: '"15/6/90" has a year of two digits.' });
  });

  it('that is none, and a place, stay as they are', () => {
    for (const text of [
      '1990-13-01',
      '-0500-03-01',
      '13/13/1990',
      'March',
      'Ma 5 1990',
      'Nome 15 1990',
      '40.71,-74.01',
      '',
    ])
      assert.equal(readDate(text), text);
  });
});

it('a time of twelve hours or without a leading zero becomes HH:MM', () => {
  for (const [text, time] of [
    ['2:30 pm', '14:30'],
    ['2pm', '14:00'],
    ['12:05 a.m.', '00:05'],
    ['12pm', '12:00'],
    ['7:15:20', '07:15:20'],
    ['14:30', '14:30'],
    ['13pm', '13pm'],
    ['unknown', 'unknown'],
  ] as const)
    assert.equal(readTime(text), time, text);
});
