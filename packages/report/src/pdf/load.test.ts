import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Report } from '../report.ts';
import { writeReportPdf } from './pdf.ts';

const PARAGRAPH = { text: 'You act.', because: [], notes: [], texts: [] };
const reportOf = (title: string, subtitle: string): Report => ({
  kind: 'natal',
  system: 'western',
  language: 'en',
  title,
  subtitle: [subtitle],
  opening: PARAGRAPH,
  sections: [{ id: 'self', title, paragraphs: [PARAGRAPH] }],
  closing: PARAGRAPH,
  limits: [],
  charts: [],
  tables: [],
  texts: [],
  words: 2,
});

const NAMES = [
  '<script>alert(1)</script>',
  'Ada & Łukasz',
  ']]><x a="1">',
  '</rdf:li></rdf:Alt></dc:title>',
  '?><?xpacket end="w"?>',
  'Žofie Ωμέγα',
  '(\\) "quoted" \'single\'',
];

function metadataOf(name: string): { readonly xmp: string; readonly file: string } {
  const bytes = Buffer.from(writeReportPdf(reportOf(`The birth chart of ${name}`, `${name}, Pune`), 'a4'));
  const [, xmp = ''] = /(<\?xpacket begin.*<\?xpacket end="w"\?>)\s*endstream/s.exec(bytes.toString('utf8')) ?? [];
  return { xmp, file: bytes.toString('latin1') };
}

describe('the metadata of a PDF', () => {
  for (const name of NAMES)
    it(`is XML whose title and subject are ${JSON.stringify(name)} and nothing else`, () => {
      const { xmp } = metadataOf(name);
      const texts = [...xmp.matchAll(/<rdf:li[^>]*>([^<]*)<\/rdf:li>/g)].map(([, text = '']) =>
        text
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&#39;', "'")
          .replaceAll('&amp;', '&'),
      );
      assert.deepEqual(texts, [`The birth chart of ${name}`, 'Theia', `${name}, Pune`]);
      assert.doesNotMatch(xmp, /&(?!(?:amp|lt|gt|quot|#39);)/);
      const tags = [...xmp.matchAll(/<(\/?)([a-z]+:\w+)(?:\s[^<>]*)?>/gi)];
      const open: string[] = [];
      for (const [, end, tag = ''] of tags)
        if (end === '/') assert.equal(open.pop(), tag);
        else open.push(tag);
      assert.deepEqual(open, []);
    });

  it('holds the name in no other place unescaped', () => {
    const { file } = metadataOf('<script>alert(1)</script>');
    // The Info dictionary and the bookmarks are PDF strings, where a bracket is a character like any other.
    assert.equal(
      file.replaceAll(/\((?:\\.|[^()\\])*(?:\((?:\\.|[^()\\])*\)(?:\\.|[^()\\])*)*\)/g, '()').includes('<script>'),
      false,
    );
  });
});
