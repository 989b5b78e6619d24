import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'node:test';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { writeReportHtml } from '@theia-astro/report/html/html';
import { writeReportMarkdown } from '@theia-astro/report/markdown/markdown';
import { writeReportPdf } from '@theia-astro/report/pdf/pdf';
import { AXES } from '@theia-astro/report/texts/library';
import type { Cause } from '@theia-astro/report/report';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { Problem } from '../problem.ts';
import { reportEndpoint } from './endpoint.ts';
import { parseReport } from './request.ts';
import { reportResponseSchema } from './schema.ts';
import { reportProducts as products } from '../report-products.ts';
import { contextWith, LIBRARY, writtenReport } from './test-products.test-data.ts';
import { untrueCauses } from './verify/untrue-causes.test-data.ts';
import { issueTexts } from '../testing/call.test-data.ts';
import { reportSamples } from './samples.ts';
import { FAMOUS, FAMOUS_VEDIC } from './famous.test-data.ts';

const context = await contextWith(await createSwissEphemeris());
const reportOf = (fields: Readonly<Record<string, unknown>>): ReturnType<typeof writtenReport> =>
  writtenReport(context, fields);

type Fields = Readonly<Record<string, unknown>>;

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1920, 0, 1);
const birth = fc
  .record({
    day: fc.integer({ min: 0, max: 36_000 }),
    minute: fc.option(fc.integer({ min: 0, max: 1439 }), { freq: 5 }),
    latitude: fc.double({ min: -70, max: 70, noNaN: true }),
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
  })
  .map(({ day, minute, latitude, longitude }): Fields => {
    const two = (value: number): string => String(value).padStart(2, '0');
    return {
      birth_date: new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10),
      ...(minute === null ? {} : { birth_time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` }),
      latitude: Math.round(latitude * 1e4) / 1e4,
      longitude: Math.round(longitude * 1e4) / 1e4,
    };
  });
const KINDS: Readonly<Record<string, (births: readonly [Fields, Fields]) => Fields>> = {
  natal: ([one]) => ({ kind: 'natal', ...one }),
  'natal, vedic': ([one]) => ({ kind: 'natal', system: 'vedic', from: '2026-06-15', ...one }),
  relationship: ([person_a, person_b]) => ({ kind: 'relationship', person_a, person_b }),
  'relationship, vedic': ([person_a, person_b]) => ({ kind: 'relationship', system: 'vedic', person_a, person_b }),
  'year ahead': ([one]) => ({ kind: 'year_ahead', from: '2026-03-01', ...one }),
  'dasha period': ([one]) => ({
    kind: 'dasha_period',
    from: `${Number(String(one['birth_date']).slice(0, 4)) + 40}-06-15`,
    ...one,
  }),
  'Moon month': ([one]) => ({ kind: 'moon_month', year: 2026, month: 3, ...one }),
};

describe('a report of any birth', () => {
  for (const [kind, fieldsOf] of Object.entries(KINDS))
    it(`${kind}: has its texts, repeats no sentence, joins what is opposite, and every cause is true`, () => {
      fc.assert(
        fc.property(fc.tuple(birth, birth), (births) => {
          const fields = fieldsOf(births);
          const report = reportOf(fields);
          assert.equal(reportResponseSchema.safeParse(report).error?.message, undefined);
          const paragraphs = [
            report.opening,
            ...report.sections.flatMap((section) => section.paragraphs),
            report.closing,
          ];
          const sentences = paragraphs.flatMap(({ text }) => text.split(/(?<=[.?!]) /));
          assert.deepEqual(
            sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index),
            [],
          );
          assert.deepEqual(unjoined(report), []);
          for (const { id, paragraphs: own } of report.sections) {
            assert.ok(own.length >= 2 && own.length <= 8, `${id} has ${own.length} paragraphs`);
            for (const { because, notes } of own) assert.ok(because.length > 0 && notes.length > 0);
          }
          assert.deepEqual(untrueCauses(context, products, fields, report), []);
        }),
        randomCases(3, 17),
      );
    });
});

/** Neighbours that speak for opposite themes in a report where nothing brings that axis together. */
function unjoined({ sections }: ReturnType<typeof reportOf>): string[] {
  const themeOf = (key: string): string => LIBRARY.text(key).themes[0];
  const together = sections.flatMap(({ paragraphs }) => paragraphs.map(({ texts }) => new Set(texts.map(themeOf))));
  return sections.flatMap(({ id, paragraphs }) => {
    // Texts that are told here; others are only named where a paragraph refers to them.
    const told = paragraphs.flatMap(({ text, texts }) =>
      texts.filter((key) => text.includes(LIBRARY.text(key).says)).map(themeOf),
    );
    return AXES.filter(
      ([one, other]) =>
        told.some(
          (theme, index) =>
            (theme === one && told[index + 1] === other) || (theme === other && told[index + 1] === one),
        ) && !together.some((themes) => themes.has(one) && themes.has(other)),
    ).map((axis) => `${id}: ${axis.join(' and ')}`);
  });
}

const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };

describe('the forms of a report', () => {
  const report = reportOf({
    kind: 'natal',
    ...NY90,
    name: 'Ada <script>alert("1")</script> & \u0410\u043d\u043d\u0430',
  });

  it('HTML and Markdown escape the name, and HTML loads and runs nothing', () => {
    const html = writeReportHtml(report, 'letter');
    assert.ok(html.includes('Ada &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; Анна'));
    assert.doesNotMatch(html, /<script|javascript:|\son\w+=|url\(|@import|<link|<img|<iframe/i);
    assert.doesNotMatch(html.replaceAll('http://www.w3.org/2000/svg', ''), /https?:/);
    assert.match(html, /<html lang="en">/);
    assert.match(html, /@page\{size:letter/);
    assert.doesNotMatch(writeReportMarkdown(report), /(?<!\\)<script/);
  });

  it('headings go one level at a time, with one of the first', () => {
    const levels = [...writeReportHtml(report, 'a4').matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    assert.equal(levels.filter((level) => level === 1).length, 1);
    assert.ok(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1));
  });

  it('PDF is tagged, names its language, has bookmarks, and is the same bytes every time', () => {
    for (const paper of ['a4', 'letter'] as const) {
      const pdf = Buffer.from(writeReportPdf(report, paper));
      const text = pdf.toString('latin1');
      assert.match(text, /^%PDF-1\.7/);
      for (const part of ['/MarkInfo', '/Marked true', '/StructTreeRoot', '/Outlines', '/Lang (en)', '/H1', '/H2'])
        assert.ok(text.includes(part), part);
      assert.ok(text.includes(paper === 'a4' ? '/MediaBox [0 0 595.28 841.89]' : '/MediaBox [0 0 612 792]'));
      assert.ok(pdf.equals(Buffer.from(writeReportPdf(report, paper))));
    }
  });
});

it('the endpoint offers the form that is asked for, keeps nothing in the call log, and has a price of its own', () => {
  const endpoint = reportEndpoint(products, LIBRARY, { request: {}, response: {}, nowMs: 0 });
  const typeOf = (format: string): string | undefined => {
    const request = endpoint.parse({ kind: 'natal', format, ...NY90 }, 0);
    return endpoint.forms?.of(request)?.offered[0].mediaType.split(';')[0];
  };
  assert.deepEqual(['json', 'markdown', 'html', 'pdf'].map(typeOf), [
    undefined,
    'text/markdown',
    'text/html',
    'application/pdf',
  ]);
  const request = endpoint.parse({ kind: 'natal', format: 'pdf', ...NY90 }, 0);
  const answer = endpoint.calculate(context, request);
  const written = endpoint.forms?.of(request)?.offered[0].write?.(answer);
  assert.equal(Buffer.from(written ?? '', 'base64').toString('latin1', 0, 8), '%PDF-1.7');
  assert.deepEqual([endpoint.need(request).priceTier, endpoint.kept !== undefined], ['report', true]);
});

describe('a request for a report', () => {
  const issuesOf = (fields: Fields) => issueTexts(() => parseReport(fields));

  it('names what does not fit its kind', () => {
    assert.deepEqual(issuesOf(NY90), ['missing_field kind']);
    assert.deepEqual(issuesOf({ kind: 'relationship', ...NY90 }), [
      'conflicting_fields birth_date',
      'conflicting_fields birth_time',
      'conflicting_fields location',
      'missing_field person_a',
      'missing_field person_b',
    ]);
    assert.deepEqual(issuesOf({ kind: 'year_ahead', system: 'vedic', ...NY90 }), ['conflicting_fields system']);
    assert.deepEqual(issuesOf({ kind: 'moon_month', month: 3, ...NY90 }), ['missing_field year']);
    assert.deepEqual(issuesOf({ kind: 'dasha_period', from: '2026-01-01', dasha_lord: 'venus', ...NY90 }), [
      'conflicting_fields dasha_lord',
    ]);
    assert.deepEqual(issuesOf({ kind: 'natal', from: '2026-01-01', ...NY90 }), ['conflicting_fields from']);
    assert.deepEqual(issuesOf({ kind: 'natal', name: 'x'.repeat(81), ...NY90 }), ['invalid_setting name']);
    for (const kept of [{ keep: true }, { voice: 'model' }])
      assert.deepEqual(issuesOf({ kind: 'natal', format: 'pdf', ...kept, ...NY90 }), ['conflicting_fields format']);
  });

  it('resolves its birth as the settings say, in every part of it', () => {
    const twice = {
      kind: 'year_ahead',
      from: '2026-03-01',
      birth_date: '1990-10-28',
      birth_time: '01:30',
      location: 'New York',
    };
    const report = (time_resolution: string) => reportOf({ ...twice, settings: { time_resolution } });
    for (const [resolution, utc_offset] of [
      ['earlier', '-04:00'],
      ['later', '-05:00'],
    ] as const)
      assert.deepEqual(report(resolution).sections, reportOf({ ...twice, utc_offset }).sections);
    assert.throws(
      () => report('reject'),
      (error) => error instanceof Problem && error.code === 'ambiguous_local_time',
    );
    assert.throws(
      () => reportOf({ ...twice, colour: 'red', settings: { strict: true } }),
      (error) => error instanceof Problem && error.code === 'unknown_field',
    );
  });

  it('a day without a mahadasha is rejected by name', () => {
    assert.throws(
      () => reportOf({ kind: 'dasha_period', from: '1980-01-01', ...NY90 }),
      (error) => error instanceof Problem && error.code === 'invalid_range' && error.issues[0].field === 'from',
    );
  });

  it('the same request gives the same report, with an unknown time says what is left out, and beyond the polar circle holds', () => {
    const { birth_time: _, ...unknown } = NY90;
    assert.deepEqual(reportOf({ kind: 'natal', ...NY90 }), reportOf({ kind: 'natal', ...NY90 }));
    const without = reportOf({ kind: 'natal', ...unknown });
    assert.match(without.limits.join(' '), /birth time is not known/);
    assert.ok(!JSON.stringify(without.sections).includes('"house":1'));
    // On that day the Moon goes from Pisces into Aries.
    const uncertain = reportOf({ kind: 'natal', ...unknown, birth_date: '1990-06-16' });
    assert.match(uncertain.limits.join(' '), /both are told/);
    const feeling = uncertain.sections.find(({ id }) => id === 'feeling')?.paragraphs ?? [];
    assert.deepEqual(
      feeling.slice(0, 3).map(({ texts }) => texts.join()),
      ['moon.pisces,moon.aries', 'moon.pisces', 'moon.aries'],
    );
    // In Cancer, where the Moon may just have gone, it would be in its own sign.
    assert.ok(
      !reportOf({ kind: 'natal', birth_date: '1985-12-27', latitude: 0, longitude: 52.5 }).texts.some((key) =>
        key.startsWith('dignity.moon'),
      ),
    );
    for (const latitude of [90, -90, 78.2])
      assert.ok(
        reportOf({ kind: 'natal', birth_date: '1990-12-21', birth_time: '12:00', latitude, longitude: 15 }).sections
          .length > 5,
      );
  });
});

it('there is a sample of each of the six kinds, whole, and the same on another day', () => {
  const samples = reportSamples(context, products, LIBRARY);
  assert.deepEqual(
    samples.map(({ report: { kind, system } }) => `${kind} ${system}`),
    [
      'natal western',
      'natal vedic',
      'relationship western',
      'year_ahead western',
      'dasha_period vedic',
      'moon_month western',
    ],
  );
  for (const { report } of samples) {
    assert.equal(reportResponseSchema.safeParse(report).error?.message, undefined);
    assert.deepEqual(report.limits, []);
  }
  assert.deepEqual(reportSamples({ ...context, nowMs: context.nowMs + 1e11 }, products, LIBRARY), samples);
});

describe('a report says first what an astrologer would say first', () => {
  for (const [name, { birth, first }] of Object.entries(FAMOUS))
    it(name, () => {
      const { opening } = reportOf({ kind: 'natal', ...birth });
      for (const fact of first)
        assert.ok(
          opening.because.some((cause) => names(cause, fact)),
          fact.join(' '),
        );
    });

  for (const [name, { from, first }] of Object.entries(FAMOUS_VEDIC))
    it(`${name}, vedic`, () => {
      const { opening } = reportOf({ kind: 'natal', system: 'vedic', from, ...FAMOUS[name]?.birth });
      for (const fact of first)
        assert.ok(
          opening.because.some((cause) => names(cause, fact)),
          fact.join(' '),
        );
    });
});

/** Whether a cause is about all of these. */
function names(cause: Cause, ids: readonly string[]): boolean {
  const said = new Set(wordsOf(cause));
  return ids.every((id) => said.has(id));
}

function wordsOf(cause: Cause): readonly string[] {
  switch (cause.kind) {
    case 'placement':
      return [cause.point];
    case 'aspect':
      return [cause.point_1, cause.point_2, cause.aspect];
    case 'rule':
      return [cause.id, ...cause.points];
    case 'event':
      return [cause.point, cause.event];
    case 'period':
      return [cause.system, ...cause.lords];
  }
}
