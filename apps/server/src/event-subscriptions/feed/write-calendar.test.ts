import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { randomCases } from '../../../../../scripts/random-cases.ts';
import * as fc from 'fast-check';
import { readCalendar } from '../../testing/subscription-events.ts';
import { type Calendar, type CalendarEntry, writeCalendar } from './write-calendar.ts';

const ENTRY: CalendarEntry = {
  id: 'evt_01JH0000000000000000000000',
  summary: 'Saturn Square Sun (natal)',
  description: '',
  startsAt: new Date('2026-01-02T03:04:05.000Z'),
  endsAt: null,
  type: 'transit.exact',
};
const calendar = (entries: readonly CalendarEntry[], name = 'Ada'): Calendar => ({
  name,
  language: 'en',
  createdAt: new Date('2025-12-31T23:59:59Z'),
  entries,
});
const texts = fc.string({ unit: 'grapheme', maxLength: 200 });
/** The parser leaves the values of names that it does not know as they stand. */
const unescaped = (text: unknown) =>
  String(text).replaceAll(/\\([\\;,n])/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));
/** What a text may not hold is left out; ends of lines are one. */
// oxlint-disable-next-line no-control-regex -- control characters are removed
const kept = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

describe('a calendar', () => {
  it('is read by an independent parser as it was meant: name, instants to the second, ids, texts', () => {
    const read1 = readCalendar(
      writeCalendar(
        calendar([
          { ...ENTRY, description: 'Leo 12.3°; pass 1, of 3\nC:\\new' },
          { ...ENTRY, id: 'evt_2', summary: '月のボイドタイム', endsAt: new Date('2026-01-02T09:04:05Z') },
        ]),
      ),
    );
    assert.equal(read1.getFirstPropertyValue('x-wr-calname'), 'Ada');
    assert.equal(read1.getFirstPropertyValue('version'), '2.0');
    assert.equal(String(read1.getFirstPropertyValue('refresh-interval')), 'PT6H');
    const [first, second] = read1.getAllSubcomponents('vevent');
    assert.equal(first?.getFirstPropertyValue('uid'), ENTRY.id);
    assert.equal(first.getFirstPropertyValue('summary'), ENTRY.summary);
    assert.equal(first.getFirstPropertyValue('description'), 'Leo 12.3°; pass 1, of 3\nC:\\new');
    assert.equal(String(first.getFirstPropertyValue('dtstart')), '2026-01-02T03:04:05Z');
    assert.equal(String(first.getFirstPropertyValue('dtstamp')), '2025-12-31T23:59:59Z');
    assert.equal(first.hasProperty('dtend'), false, 'an instant has no end');
    assert.equal(second?.getFirstPropertyValue('summary'), '月のボイドタイム');
    assert.equal(String(second.getFirstPropertyValue('dtend')), '2026-01-02T09:04:05Z');
    assert.equal(second.getFirstPropertyValue('transp'), 'TRANSPARENT');
  });

  it('keeps any text whole, in lines of at most 75 octets that end with CRLF', () => {
    fc.assert(
      fc.property(texts, texts, texts, (name, summary, description) => {
        const written = writeCalendar(calendar([{ ...ENTRY, summary, description }], name));
        assert.ok(written.endsWith('END:VCALENDAR\r\n'));
        for (const one of written.split('\r\n')) {
          assert.ok(Buffer.byteLength(one) <= 75, one);
          assert.doesNotMatch(one, /[\r\n]/);
        }
        const back = readCalendar(written);
        const [entry] = back.getAllSubcomponents('vevent');
        assert.equal(unescaped(back.getFirstPropertyValue('x-wr-calname')), kept(name));
        assert.equal(entry?.getFirstPropertyValue('summary'), kept(summary));
        assert.equal(entry.getFirstPropertyValue('description') ?? '', kept(description));
      }),
      randomCases(100, 5545),
    );
  });

  it('cannot be given another property by a text', () => {
    const written = writeCalendar(calendar([{ ...ENTRY, summary: 'x\r\nATTENDEE:mailto:eve@example.com' }]));
    assert.equal(readCalendar(written).getAllSubcomponents('vevent')[0]?.hasProperty('attendee'), false);
  });

  it('without events is a calendar', () => {
    assert.deepEqual(readCalendar(writeCalendar(calendar([]))).getAllSubcomponents('vevent'), []);
  });

  it('refuses an instant that the format cannot say', () => {
    const startsAt = new Date(Date.UTC(10_000, 0, 1));
    assert.throws(() => writeCalendar(calendar([{ ...ENTRY, startsAt }])), RangeError);
  });
});
