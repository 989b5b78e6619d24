import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { type JsonSchema, SchemaBook } from '@theia-astro/endpoints/openapi/schema-book';

/** One tool: a product of the API under the name by which a model calls it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The path of the API that answers it. */
  readonly path: string;
  readonly inputSchema: JsonSchema;
  /** The body of the call for these arguments. */
  readonly body: (given: Arguments) => Arguments;
  /** Of a tool whose answers have a chart: the part that only the drawing needs, for these arguments; null where there is none. */
  readonly chartPart?: (given: Arguments) => string | null;
}

type Arguments = Readonly<Record<string, unknown>>;

interface ToolPlan {
  readonly name: string;
  readonly path: string;
  readonly fields: readonly string[];
  /** When to use it, beside what the product says about itself. */
  readonly use: string;
  readonly chartPart?: Tool['chartPart'];
}

const BIRTH = ['birth_date', 'birth_time', 'location', 'latitude', 'longitude', 'timezone'] as const;
const PLACE = ['location', 'latitude', 'longitude'] as const;
const RANGE = ['from', 'to'] as const;
const EVENTS = ['after', 'before', 'count'] as const;
/** The answer has all that is drawn. */
const NO_PART = (): null => null;
/** An argument of tools whose answers go on. */
const NEXT_PAGE = {
  type: 'string',
  description: 'That of the answer before: makes this page free.',
} as const;
/** An argument of tools with a chart, for clients that cannot show the view. It is long, and some clients fail on a picture in SVG, so a client asks for it. */
const PICTURE = {
  type: 'boolean',
  description: 'true adds the chart as an SVG file, for clients that show or save files. Default: `false`.',
} as const;

/** The products that conversations ask for; `any_product` gives the others. */
const PLANS: readonly ToolPlan[] = [
  {
    name: 'find_place',
    path: '/geocode',
    fields: ['q', 'country', 'limit'],
    use: 'Use it when a place name may be ambiguous; other tools take a place name as it is.',
  },
  {
    name: 'natal_chart',
    path: '/swiss/natal',
    fields: [...BIRTH, 'sidereal', 'include', 'fields', 'settings'],
    use: 'Western birth chart.',
    chartPart: NO_PART,
  },
  {
    name: 'vedic_chart',
    path: '/natal/vedic',
    fields: [...BIRTH, 'analysis_date', 'include', 'fields', 'settings'],
    use: 'Sidereal birth chart with nakshatras, vargas and dashas.',
    chartPart: NO_PART,
  },
  {
    name: 'transits',
    path: '/transits',
    fields: [...BIRTH, 'transit_date', ...RANGE, ...EVENTS, 'include', 'fields', 'settings'],
    use: 'Without from and to: the sky on one day against a birth chart. With them, or with after or before and count: dated events.',
    chartPart: (given) => ([...RANGE, ...EVENTS].some((name) => given[name] !== undefined) ? null : 'natal'),
  },
  {
    name: 'progressions',
    path: '/progressions',
    fields: [...BIRTH, 'progressed_date', ...RANGE, ...EVENTS, 'include', 'fields', 'settings'],
    use: 'Secondary progressions and solar arc.',
    chartPart: NO_PART,
  },
  {
    name: 'return_chart',
    path: '/return',
    fields: ['type', ...BIRTH, 'year', ...EVENTS, 'include', 'fields', 'settings'],
    use: 'Solar, lunar and planetary returns.',
    chartPart: NO_PART,
  },
  {
    name: 'relationship',
    path: '/synastry',
    fields: ['person_a', 'person_b', 'mode', 'include', 'fields', 'settings'],
    use: 'Two people: synastry, composite, Davison, guna milan (mode).',
    chartPart: ({ mode = 'synastry', system }) => (mode === 'synastry' && system === undefined ? 'charts' : null),
  },
  {
    name: 'year_ahead',
    path: '/yearly_cycle',
    fields: [...BIRTH, 'year', 'include', 'fields', 'settings'],
    use: 'One year of life: solar return, profections, transits, eclipses. Long: ask for the parts you need.',
    chartPart: NO_PART,
  },
  {
    name: 'moon_phases',
    path: '/moonphases',
    fields: [...RANGE, ...EVENTS, 'year', 'phase', 'include', 'fields', ...PLACE],
    use: 'Dates of lunations and of the Moon void of course.',
  },
  {
    name: 'eclipses',
    path: '/eclipses',
    fields: [...RANGE, ...EVENTS, 'kind', ...PLACE],
    use: 'Solar and lunar eclipses, and what a place sees of them.',
  },
  {
    name: 'panchang',
    path: '/panchang',
    fields: ['date', ...PLACE, 'include', 'fields'],
    use: 'The Vedic day.',
  },
];

/** The tool that calls any product by its word. */
const ANY = 'any_product';

/** The tools, in the order in which they are listed. @throws TypeError for a tool that names what the catalogue does not have */
export function listTools(catalog: readonly Endpoint[]): readonly Tool[] {
  const named = PLANS.map(({ name, path, fields, use, chartPart }): Tool => {
    const endpoint = catalog.find((one) => one.path === path);
    if (endpoint === undefined) throw new TypeError(`No product at ${path}`);
    return {
      name,
      title: endpoint.summary,
      description: `${use} ${endpoint.description}`,
      path,
      inputSchema: withArguments(toolSchema(endpoint, fields), {
        ...(endpoint.paged === true ? { next_page: NEXT_PAGE } : {}),
        ...(chartPart === undefined ? {} : { picture: PICTURE }),
      }),
      body: (given) => ({ ...given, format: 'llm' }),
      ...(chartPart === undefined ? {} : { chartPart }),
    };
  });
  return [...named, anyProduct(catalog.filter(({ requestWords }) => requestWords.length > 0))];
}

function withArguments(schema: JsonSchema, more: JsonSchema): JsonSchema {
  return { ...schema, properties: { ...(schema['properties'] as JsonSchema), ...more } };
}

function anyProduct(products: readonly Endpoint[]): Tool {
  const words = products.flatMap(({ requestWords }) => requestWords);
  return {
    name: ANY,
    title: 'Any product by name',
    description: `Products without a tool of their own, and every field of the others. ${products
      .filter(({ path }) => !PLANS.some((plan) => plan.path === path))
      .map(({ requestWords, summary }) => `${requestWords[0]}: ${summary}`)
      .join('; ')}. What body may have: resource theia://settings and the OpenAPI document.`,
    path: '/swiss',
    inputSchema: {
      type: 'object',
      properties: {
        request: { type: 'string', enum: words, description: 'The product.' },
        body: {
          type: 'object',
          description: 'The request of that product, for example {"birth_date": "1990-06-15", "location": "New York"}.',
        },
        next_page: NEXT_PAGE,
      },
      required: ['request'],
    },
    body: ({ request, body }) => ({
      ...(typeof body === 'object' && body !== null ? body : {}),
      request,
      format: 'llm',
    }),
  };
}

/** Settings that a conversation asks for; the others can be sent too. */
const SETTINGS_SHOWN = ['house_system', 'ayanamsa', 'node', 'orb_scale'];
const PERSON_SHOWN = ['birth_date', 'birth_time', 'location', 'gender'];
/** Longer defaults are lists that the reference has. */
const DEFAULT_LENGTH_MAX = 60;
/** Longer lists of choices stand in a resource. */
const CHOICES_MAX = 26;
const FACTS = ['type', 'enum', 'items', 'anyOf', 'const'];

/** The schema of a tool's arguments: the named fields of the product's own request, without references. */
function toolSchema(endpoint: Endpoint, fields: readonly string[]): JsonSchema {
  const book = new SchemaBook();
  const whole = firstObject(book.add(endpoint.requestSchema), book);
  const properties = (whole['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const required = (whole['required'] ?? []) as readonly string[];
  for (const field of fields)
    if (properties[field] === undefined) throw new TypeError(`${endpoint.path} has no ${field}`);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field, described(field, properties[field]!, book)])),
    required: fields.filter((field) => required.includes(field) || field === BIRTH[0]),
  };
}

/** A request has several forms; a tool shows the first. */
function firstObject(schema: JsonSchema, book: SchemaBook): JsonSchema {
  const json = book.resolve(schema);
  const [first] = (json['anyOf'] ?? []) as readonly JsonSchema[];
  return first === undefined ? json : firstObject(first, book);
}

function described(name: string, schema: JsonSchema, book: SchemaBook): JsonSchema {
  const json: JsonSchema = {
    ...book.resolve(schema),
    ...(typeof schema['description'] === 'string' ? { description: schema['description'] } : {}),
  };
  const shown = name === 'settings' ? SETTINGS_SHOWN : name.startsWith('person_') ? PERSON_SHOWN : null;
  const properties = json['properties'] as Readonly<Record<string, JsonSchema>> | undefined;
  if (shown === null || properties === undefined) return plain(json, book);
  return {
    type: 'object',
    description:
      name === 'settings' ? 'How to compute; all settings: resource theia://settings.' : 'Birth data of one person.',
    properties: Object.fromEntries(
      shown.flatMap((field) =>
        properties[field] === undefined ? [] : [[field, described('', properties[field], book)]],
      ),
    ),
    ...(name === 'settings' ? {} : { required: [BIRTH[0]] }),
  };
}

/** An instant instead of the local birth is for `any_product`: a tool has one way to say it. */
const UNLESS_UTC = '; required unless utc is given.';

/** The first sentence; what is behind it stands in the reference. */
function shortened(description: unknown): string | undefined {
  if (typeof description !== 'string') return undefined;
  const byDefault = /Default: [^.]*\./.exec(description)?.[0];
  const first = (description.split(/(?<=\.) /)[0] ?? '').replace(UNLESS_UTC, '.');
  return [
    ...new Set([first, ...(byDefault === undefined || byDefault.length > DEFAULT_LENGTH_MAX ? [] : [byDefault])]),
  ].join(' ');
}

/** What a model needs of a schema. */
function plain(json: JsonSchema, book: SchemaBook): JsonSchema {
  const items = json['items'] as JsonSchema | undefined;
  const branches = json['anyOf'] as readonly JsonSchema[] | undefined;
  const isTold = (fact: string): boolean =>
    json[fact] !== undefined && !(fact === 'enum' && Array.isArray(json[fact]) && json[fact].length > CHOICES_MAX);
  const kept = Object.fromEntries(FACTS.filter(isTold).map((fact) => [fact, json[fact]]));
  const description = shortened(json['description']);
  return {
    ...kept,
    ...(description === undefined ? {} : { description }),
    ...(items === undefined ? {} : { items: plain(book.resolve(items), book) }),
    ...(branches === undefined ? {} : { anyOf: branches.map((branch) => brief(plain(book.resolve(branch), book))) }),
  };
}

/** A branch says its form; what is behind a semicolon is for the reference. */
function brief({ description, ...json }: JsonSchema): JsonSchema {
  return typeof description === 'string' ? { ...json, description: description.split(';')[0] } : json;
}
