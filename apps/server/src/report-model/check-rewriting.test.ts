import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NAMES } from '@theia-astro/astro/names/all';
import type { Cause, Paragraph } from '@theia-astro/report/report';
import { checkRewriting, factReader } from './check-rewriting.ts';

const facts = factReader(NAMES.en);
const marsInLeo: Cause = {
  kind: 'placement',
  chart: 'natal',
  point: 'mars',
  sign: 'leo',
  degree: 3.5,
  house: 4,
  states: [],
  at: null,
};
const sunSquareMoon: Cause = {
  kind: 'aspect',
  chart_1: 'natal',
  point_1: 'sun',
  chart_2: 'natal',
  point_2: 'moon',
  aspect: 'square',
  orb: 1.2,
  applying: true,
};
const paragraph = (text: string, because: readonly Cause[], notes: readonly string[] = []): Paragraph => ({
  text,
  because,
  notes,
  texts: [],
});

const OPENING =
  'You tend to begin at home what others begin in public. A door slams, then there is tea, and the matter is settled by evening.';
const SECOND =
  'What you want and what you need often arrive on different days. It helps to write both down before you answer a hard question.';
const passages = [
  { id: 'opening', heading: 'Opening', paragraph: paragraph(OPENING, [marsInLeo], ['Mars 3°30′ Leo, house 4']) },
  {
    id: 'self.1',
    heading: 'Who you are',
    paragraph: paragraph(SECOND, [sunSquareMoon], ['Sun square Moon, orb 1.2°']),
  },
];
const check = (opening: string, second = SECOND) =>
  checkRewriting(
    passages,
    new Map([
      ['opening', opening],
      ['self.1', second],
    ]),
    facts,
    ['[A]'],
  );

describe('a rewriting of a report', () => {
  it('is accepted where it keeps to what its causes hold', () => {
    assert.deepEqual(check(OPENING), []);
    assert.deepEqual(
      check(
        'With Mars in Leo and in your fourth house, you tend to begin at home what others begin in public: a slammed door, then tea, and peace by evening.',
      ),
      [],
    );
    assert.deepEqual(
      check(
        OPENING,
        'Your Sun is square your Moon, so what you want and what you need often arrive on different days. Write both down before you answer a hard question.',
      ),
      [],
    );
  });

  it('is refused where it names what is not in the causes of its paragraph, even if it is elsewhere in the report', () => {
    const cases: readonly (readonly [string, string])[] = [
      [`${OPENING} Venus adds charm.`, 'opening names body venus, which is not in its causes.'],
      [
        'Mars in Virgo makes you tend to begin at home what others begin in public. A door slams, then there is tea, and the matter is settled.',
        'opening says mars in virgo, which is not in its causes.',
      ],
      [
        'Mars in the tenth house makes you tend to begin at home what others begin in public. A door slams, then there is tea, and all is well.',
        'opening says mars in 10, which is not in its causes.',
      ],
      [
        'The Sun squares the Moon, and you tend to begin at home what others begin in public. A door slams, then there is tea, and all is well.',
        'opening says moon square sun, which is not in its causes.',
      ],
      [
        'Your Leo Mars and Aries drive begin at home what others begin in public. A door slams, then there is tea, and the matter is settled by evening.',
        'opening names sign aries, which is not in its causes.',
      ],
      [
        'In your 4th house and your 12th house you begin at home what others begin in public. A door slams, then there is tea, all is settled by evening.',
        'opening names house 12, which is not in its causes.',
      ],
      [`${OPENING} This began in 1987.`, 'opening holds numbers that were not there: 1987.'],
    ];
    for (const [text, fault] of cases) assert.ok(check(text).includes(fault), `${text}\n${check(text).join('\n')}`);
  });

  it('is refused where it says what no report may, or speaks of itself', () => {
    const claims = [
      ['You are destined for this.', 'fate'],
      ['An illness may follow.', 'medical advice'],
      ['You should invest now.', 'financial advice'],
      ['You will marry late.', 'a certain future'],
      ['As an AI I cannot say more.', 'a word about itself'],
      ['See https://example.org for more.', 'an address'],
      ['<b>Strong</b> words.', 'markup'],
    ] as const;
    for (const [sentence, claim] of claims)
      assert.ok(check(`${OPENING} ${sentence}`).includes(`opening holds ${claim}, which no report may.`), sentence);
  });

  it('is refused where passages are missing, new, too long, too short, or repeat a sentence', () => {
    assert.deepEqual(checkRewriting(passages, new Map([['opening', OPENING]]), facts, []), [
      'These passages are missing: self.1.',
    ]);
    const more = new Map([
      ['opening', OPENING],
      ['self.1', SECOND],
      ['extra', 'More.'],
    ]);
    assert.deepEqual(checkRewriting(passages, more, facts, []), ['There are passages that were not asked for.']);
    assert.match(check('Short.')[0]!, /^opening has 1 words; it must have about 25\.$/);
    assert.match(
      check(`${OPENING} ${OPENING.replaceAll('.', ' and so it goes.')} ${SECOND.replaceAll('.', ' as ever.')}`)[0]!,
      /^opening has \d+ words/,
    );
    assert.ok(
      check(OPENING, `${SECOND.split('. ')[0]}. ${OPENING.split('. ')[0]}.`).includes(
        'self.1 repeats a sentence of the report.',
      ),
    );
  });

  it('keeps the marks that stand for names, and no others', () => {
    assert.deepEqual(check(OPENING.replace('You tend', 'You, [A], tend')), []);
    assert.deepEqual(check(OPENING.replace('You tend', 'You, [B], tend')), ['opening holds the unknown mark [B].']);
  });

  it('reads names of Vedic charts as well', () => {
    const cause: Cause = {
      kind: 'placement',
      chart: 'natal',
      point: 'rahu',
      sign: 'aquarius',
      degree: 1,
      house: 9,
      states: [],
      at: null,
    };
    const named = facts.ofText('Rahu stands in Aquarius in the ninth house, in Dhanishta.');
    assert.deepEqual([...named.terms].toSorted(), ['body:rahu', 'house:9', 'nakshatra:dhanishta', 'sign:aquarius']);
    assert.deepEqual([...facts.ofCauses([cause]).claims], ['rahu in sign:aquarius', 'rahu in house:9']);
  });
});
