import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { coverageOf } from '../coverage.ts';
import { EN } from './en.ts';
import FRAMES from '../voice/en-frames.json' with { type: 'json' };
import LEADS from '../voice/en-leads.json' with { type: 'json' };
import WORDS from '../voice/en-words.json' with { type: 'json' };
import NOTES from '../words/en.json' with { type: 'json' };
import { libraryOf, AXES } from './library.ts';
import { framesSchema, leadsSchema, notesSchema, textsSchema, wordsSchema } from './schema.test-data.ts';

const all = Object.entries(EN).flatMap(([family, texts]) =>
  Object.entries(texts).map(([key, text]) => ({ family, key, text })),
);
const THEMES: ReadonlySet<string> = new Set(AXES.flat());
/** STYLE.md, “What a text never says”. */
const FORBIDDEN =
  /\b(you will|fate|fated|destin(y|ed)|luck(y|ily)?|death|illness|disease|diagnos\w*|fertility|lawsuits?|cosmic|energ(y|ies)|journeys?|universe|vibes?|pray(s|ers?|ing)?|chapels?|church\w*|temples?|altars?|priests?|gods?|holy|sacred|saints?|monaster\w*|mosques?|sermons?|pilgrim\w*|bless(ed|ings?)?)\b|!/i;
const wordsIn = (text: string): number => text.split(/\s+/).length;

describe('the texts', () => {
  it('have every key of the schema and no other, and no text is empty', () => {
    for (const [schema, value] of [
      [textsSchema, EN],
      [framesSchema, FRAMES],
      [wordsSchema, WORDS],
      [notesSchema, NOTES],
      [leadsSchema, LEADS],
    ] as const) {
      const { success, error } = schema.safeParse(value);
      assert.ok(success, success ? '' : z.prettifyError(error));
    }
    assert.equal(new Set(all.map(({ key }) => key)).size, all.length);
    assert.throws(() => libraryOf(EN).text('sun.nowhere'), RangeError);
  });

  it('are at least 900, none of a family empty', () => {
    const families = coverageOf(EN);
    assert.ok(families.reduce((sum, { keys }) => sum + keys, 0) >= 900);
    assert.ok(families.every(({ keys, words }) => keys > 0 && words > 0));
  });

  it('say nothing that the style guide forbids', () => {
    assert.deepEqual(
      all
        .filter(({ text }) => FORBIDDEN.test(`${text.says} ${text.brief}`))
        .map(({ key, text }) => `${key}: ${text.says}`),
      [],
    );
  });

  it('repeat no sentence', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const { key, text } of all)
      for (const sentence of text.says.split(/(?<=[.?]) /)) {
        const before = seen.get(sentence);
        if (before !== undefined) repeated.push(`${before}, ${key}: ${sentence}`);
        seen.set(sentence, key);
      }
    assert.deepEqual(repeated, []);
  });

  it('have a brief that completes “you …”, and one to three themes that are not opposites', () => {
    const faulty = all.filter(({ text: { brief, themes } }) => {
      const words = wordsIn(brief);
      const opposite = AXES.some(([one, other]) => themes.includes(one) && themes.includes(other));
      return (
        words < 3 ||
        words > 15 ||
        /^[A-Z]|^be\b|[.!]$/.test(brief) ||
        themes.length > 3 ||
        opposite ||
        !themes.every((theme) => THEMES.has(theme))
      );
    });
    assert.deepEqual(
      faulty.map(({ key, text }) => `${key}: ${text.brief} (${text.themes.join(', ')})`),
      [],
    );
  });

  it('have at most 80 words', () => {
    assert.deepEqual(
      all.filter(({ text }) => wordsIn(text.says) > 80).map(({ key }) => key),
      [],
    );
  });

  it('begin with other words than their neighbours of a family', () => {
    const openings = all.map(
      ({ family, text }) => `${family}: ${text.says.split(/\s+/).slice(0, 3).join(' ').toLowerCase()}`,
    );
    assert.deepEqual(
      openings.filter((opening, index) => openings.indexOf(opening) !== index),
      [],
    );
  });
});
