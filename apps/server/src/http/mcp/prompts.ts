/** An argument of a prompt. */
interface PromptArgument {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
}

export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly PromptArgument[];
  readonly text: (given: Readonly<Record<string, string>>) => string;
}

const BIRTH: readonly PromptArgument[] = [
  { name: 'birth_date', description: 'Local date of birth, YYYY-MM-DD.', required: true },
  { name: 'birth_time', description: 'Local time of birth, HH:MM; leave it out if unknown.', required: false },
  { name: 'location', description: 'Place of birth.', required: true },
];
const QUESTION: PromptArgument = { name: 'question', description: 'What the reading is about.', required: false };
const RULES =
  'Rest every statement on a placement, an aspect or a date of the answer, cited in brackets as it stands there, for example [Sun 24.38822558 Gemini, house 9]. Do not use positions that are not in an answer. ' +
  'Say what the warnings mean for the reading. Say which house system and zodiac were used. Present it as a traditional reading, not as a fact or as advice on health, money or law.';

const birthText = ({ birth_date, birth_time, location }: Readonly<Record<string, string>>): string =>
  `born ${birth_date} at ${birth_time ?? 'an unknown time'} in ${location}`;
const questionText = ({ question }: Readonly<Record<string, string>>): string =>
  question === undefined ? '' : ` The question: ${question}`;

/** Readings whose every statement cites a placement. */
export const PROMPTS: readonly Prompt[] = [
  {
    name: 'natal_reading',
    title: 'Reading of a birth chart',
    description: 'A Western reading that cites the placements it rests on.',
    arguments: [...BIRTH, QUESTION],
    text: (given) =>
      `Call natal_chart for a person ${birthText(given)}. Then write a reading.${questionText(given)} ${RULES}`,
  },
  {
    name: 'transit_reading',
    title: 'Reading of a period',
    description: 'What transits a birth chart in a period, with dates.',
    arguments: [
      ...BIRTH,
      { name: 'from', description: 'First day, YYYY-MM-DD.', required: true },
      { name: 'to', description: 'Last day, YYYY-MM-DD.', required: true },
      QUESTION,
    ],
    text: (given) =>
      `Call natal_chart and then transits with from ${given['from']} and to ${given['to']} for a person ${birthText(given)}. Then write a reading of the period in the order of its dates.${questionText(given)} ${RULES}`,
  },
  {
    name: 'vedic_reading',
    title: 'Reading of a Vedic chart',
    description: 'A reading of lagna, Moon, nakshatra and the running dashas, with citations.',
    arguments: [...BIRTH, QUESTION],
    text: (given) =>
      `Call vedic_chart for a person ${birthText(given)}. Then write a reading of lagna, Moon, strong and weak grahas and the running dashas.${questionText(given)} ${RULES}`,
  },
];
