import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Report } from '../report.ts';
import { fitToFonts } from './fit.ts';

const PARAGRAPH = { text: 'You act.', because: [], notes: [], texts: [] };
const reportOf = (fields: Partial<Report>): Report => ({
  kind: 'natal',
  system: 'western',
  language: 'en',
  title: 'The birth chart of Ada',
  subtitle: ['15 June 1990, 14:30 · Pune'],
  opening: PARAGRAPH,
  sections: [],
  closing: PARAGRAPH,
  limits: [],
  charts: [],
  tables: [],
  texts: [],
  words: 2,
  ...fields,
});
const isLatin = (character: string): boolean => /[\u0020-\u024f\u2010-\u201f]/u.test(character);

describe('a report in letters of the fonts', () => {
  it('stays itself where everything can be set', () => {
    const report = reportOf({ title: 'The birth chart of Žofie Łukasz' });
    assert.equal(fitToFonts(report, isLatin), report);
  });

  it('leaves a name in another script out of the title, and says so', () => {
    for (const name of ['आद्या', 'محمد علي', '山田 太郎', 'שרה', 'சுந்தர்']) {
      const { title, limits } = fitToFonts(reportOf({ title: `The birth chart of ${name}` }), isLatin);
      assert.equal(title, 'Your birth chart');
      assert.match(limits.join(), /name/);
    }
  });

  it('writes A and B for two people, each for the own name', () => {
    const { title, subtitle, sections } = fitToFonts(
      reportOf({
        kind: 'relationship',
        title: '山田 太郎 and आद्या',
        subtitle: ['A: 山田 太郎, 15 June 1990', 'B: आद्या, 1 May 1991'],
        sections: [{ id: 'overlay_a', title: 'What आद्या brings into the life of 山田 太郎', paragraphs: [] }],
      }),
      isLatin,
    );
    assert.equal(title, 'A and B');
    assert.deepEqual(subtitle, ['A: A, 15 June 1990', 'B: B, 1 May 1991']);
    assert.equal(sections[0]?.title, 'What B brings into the life of A');
  });
});
