import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { type JsonSchema, SchemaBook } from '@theia-astro/endpoints/openapi/schema-book';

interface PromptArgument {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
}

interface Prompt {
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

/** What a client tells its model about this server. */
export const INSTRUCTIONS =
  'Computes astrology with Swiss Ephemeris; it does not interpret. Answers are Markdown whose first lines say how to read them. Cite placements as they stand there and never compute or guess a position yourself. ' +
  'Tell the user about warnings. Each tool call costs what the same call of the API costs; dry_run: true answers with the price. theia://glossary explains the notation, theia://settings all settings.';

export const GLOSSARY = `# Reading the answers
- A position is degrees in a sign: "24.38822558 Gemini" is 24.38822558 degrees of Gemini. R: retrograde.
- Aspects: "Sun square Moon 5.39815795 a": the orb is the separation minus the angle of the aspect, in degrees; a applying, s separating; neither: the points do not move against each other.
- Aspect angles: conjunction 0, semi sextile 30, semi square 45, sextile 60, quintile 72, square 90, trine 120, sesquiquadrate 135, biquintile 144, quincunx 150, opposition 180.
- Houses: "1 13.69529953 Libra, 7 Aries": cusps of opposite houses share the degree. The last number of a point is its house.
- Asc ascendant, MC midheaven. North Node and South Node: the lunar nodes; Rahu and Ketu in Vedic answers. Lilith: the lunar apogee.
- Times are UTC unless "local" is said. Spans are start/end. "From … until": each span begins where the one before it ends.
- "All:" is what every row below it shares. A mark (combust, approximate, visible) stands only where it is true; an empty cell means that there is none.
- approximate: it depends on an unknown birth time. Warnings at the end say what was assumed.
- Vedic: bhava house, lagna ascendant, graha planet, pada quarter of a nakshatra, varga divisional chart (D9 navamsa), dasha period, tithi lunar day.
`;

/** Every setting of the two systems with what it does. */
export function settingsText(catalog: readonly Endpoint[]): string {
  const sections = ['/swiss/natal', '/natal/vedic'].map((path) => {
    const endpoint = catalog.find((one) => one.path === path);
    if (endpoint === undefined) throw new TypeError(`No product at ${path}`);
    return [`## ${endpoint.summary}`, ...settingLines(endpoint)].join('\n');
  });
  return `# Settings\nSend them as settings: {"name": value}. Everything is optional.\n${sections.join('\n')}\n`;
}

function settingLines(endpoint: Endpoint): readonly string[] {
  const book = new SchemaBook();
  const whole = book.resolve(book.add(endpoint.requestSchema));
  const [first] = (whole['anyOf'] ?? [whole]) as readonly JsonSchema[];
  const properties = book.resolve(first!)['properties'] as Readonly<Record<string, JsonSchema>>;
  const settings = book.resolve(properties['settings']!)['properties'] as Readonly<Record<string, JsonSchema>>;
  return Object.entries(settings).map(([name, schema]) => {
    const json = book.resolve(schema);
    const values = Array.isArray(json['enum']) ? ` One of ${json['enum'].join(', ')}.` : '';
    const description = schema['description'] ?? json['description'];
    return `- ${name}:${values}${typeof description === 'string' ? ` ${description}` : ''}`;
  });
}
