import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { catalog } from './catalog.ts';
import { jobListSchema, jobSchema } from './jobs/job-paths.ts';
import { descriptionKey } from './openapi/describe-properties.ts';
import descriptions from './openapi/descriptions.json' with { type: 'json' };
import { discriminate } from './openapi/discriminators.ts';
import { exampleTexts } from './openapi/operation.ts';
import { buildOpenApi, openApiDocument } from './openapi.ts';
import { PROBLEM_STATUS } from './problem.ts';
import { OPENAPI_FILE, openApiText } from './write-openapi.ts';
import { compactNullable, shortened } from './openapi/schema-book.ts';
import { shareParameters, shareFields } from './openapi/shared-fields.ts';
import { keptReportListSchema, keptReportSchema, sharedReportSchema } from './reports/report-paths.ts';
import { feedSchema } from './subscriptions/subscription-paths.ts';
import {
  eventListSchema,
  oneEventSchema,
  subscriptionListSchema,
  subscriptionPreviewSchema,
  subscriptionSchema,
} from './subscriptions/subscription-schema.ts';
import {
  attemptListSchema,
  attemptSchema,
  deliveredEventSchema,
  webhookListSchema,
  webhookSchema,
} from './webhooks/webhook-schema.ts';

const document = JSON.parse(openApiText()) as {
  info: { description: string };
  tags: readonly { name: string; description: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
};

function* references(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string') yield value;
    else yield* references(value);
  }
}

interface Described {
  readonly name?: string;
  readonly $ref?: string;
  readonly description?: string;
}

interface Answer {
  readonly content?: Record<string, { readonly example?: unknown; readonly examples?: unknown }>;
}

const texts: Readonly<Record<string, string>> = descriptions;

/** Every property below a node, with the property or component that holds it. */
function* properties(node: unknown, owner: string): Generator<{ owner: string; name: string; schema: Described }> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'example' || key === 'examples') continue;
    if (key !== 'properties') yield* properties(value, owner);
    else
      for (const [name, schema] of Object.entries(value as Record<string, Described>)) {
        yield { owner, name, schema };
        yield* properties(schema, name);
      }
  }
}

function mappingOf(name: string): Record<string, string> {
  const schema = document.components['schemas']![name] as { discriminator: { mapping: Record<string, string> } };
  return schema.discriminator.mapping;
}

/** The schemas whose examples the document shows. */
const EXAMPLES: readonly z.ZodType[] = [
  attemptListSchema,
  attemptSchema,
  deliveredEventSchema,
  eventListSchema,
  feedSchema,
  jobListSchema,
  jobSchema,
  keptReportListSchema,
  keptReportSchema,
  oneEventSchema,
  sharedReportSchema,
  subscriptionListSchema,
  subscriptionPreviewSchema,
  subscriptionSchema,
  webhookListSchema,
  webhookSchema,
];

describe('openapi.json', () => {
  it('the committed document is up to date (node packages/endpoints/src/write-openapi.ts writes it)', async () => {
    assert.equal(openApiText(JSON.parse(await readFile(OPENAPI_FILE, 'utf8'))), openApiText());
  });

  it('every reference resolves', () => {
    for (const reference of references(document)) {
      const [, section, group, name] = reference.split('/');
      assert.equal(section, 'components', reference);
      assert.ok(document.components[group ?? '']?.[name ?? ''] !== undefined, reference);
    }
  });

  it('has every line of the catalogue with exactly its methods, and the service paths', () => {
    for (const { path, methods } of catalog)
      assert.deepEqual(
        Object.keys(document.paths[path] ?? {}).toSorted(),
        methods.map((method) => method.toLowerCase()).toSorted(),
      );
    for (const path of ['/health', '/ready', '/openapi.json']) assert.ok(document.paths[path]?.['get'] !== undefined);
  });

  it('publishes every error code, those beyond its operations in its description', () => {
    const text = JSON.stringify(document.components['responses']) + document.info.description.replaceAll('`', '"');
    for (const code of Object.keys(PROBLEM_STATUS)) assert.ok(text.includes(`"${code}"`), code);
  });

  it('has at most 8 KiB for each operation', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path)).length;
    assert.ok(Buffer.byteLength(openApiText()) <= operations * 8_192);
  });

  it('describes every operation, parameter and property; descriptions.json has nothing else', () => {
    const undescribed = new Set<string>();
    const schemas = document.components['schemas'] as Readonly<Record<string, Described>>;
    const note = (name: string, { $ref, description }: Described) => {
      if ((description ?? '') !== '') return;
      const target = /^#\/components\/schemas\/(.+)$/.exec($ref ?? '')?.[1];
      if ($ref === undefined) undescribed.add(name);
      else if (target !== undefined && (schemas[target]?.description ?? '') === '') undescribed.add(target);
    };
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, one] of Object.entries(methods)) {
        const { parameters = [], ...operation } = one as Described & { readonly parameters?: readonly Described[] };
        note(`${method} ${path}`, operation);
        for (const parameter of parameters) note(`${method} ${path} ${parameter.name}`, parameter);
      }
    for (const [name, parameter] of Object.entries(document.components['parameters']!))
      note(name, parameter as Described);
    const used = new Set(Object.keys(schemas).filter((name) => texts[name] === schemas[name]?.description));
    for (const group of [document.paths, document.components['schemas']!, document.components['responses']!])
      for (const [owner, one] of Object.entries(group))
        for (const property of properties(one, owner)) {
          note(`${property.owner}.${property.name}`, property.schema);
          const key = descriptionKey(property.owner, property.name);
          if (key !== undefined && texts[key] === property.schema.description) used.add(key);
        }
    assert.deepEqual([...undescribed], []);
    assert.deepEqual(
      Object.keys(texts).filter((key) => !used.has(key)),
      [],
    );
  });

  it('says which property decides between the components of a union, where one does', () => {
    const decided = Object.entries(document.components['schemas']!).flatMap(([name, schema]) => {
      const { discriminator } = schema as { readonly discriminator?: { readonly propertyName: string } };
      return discriminator === undefined ? [] : [`${name} ${discriminator.propertyName}`];
    });
    for (const one of ['SwissRequest request', 'SwissAnswer product', 'NatalAnswer product', 'TransitEvent type'])
      assert.ok(decided.includes(one), one);
    for (const word of catalog.flatMap(({ requestWords }) => requestWords))
      assert.ok(mappingOf('SwissRequest')[word] !== undefined, word);
  });

  it('has an example of every JSON answer, inline or at the address of its documentation; of others, at their products', () => {
    const OTHERS = ['/swiss', '/reports/{id}/content'];
    for (const [path, methods] of Object.entries(document.paths))
      for (const one of Object.values(methods)) {
        const { externalDocs, responses } = one as { externalDocs?: unknown; responses: Record<string, Answer> };
        const json = responses['200']?.content?.['application/json'] ?? responses['201']?.content?.['application/json'];
        if (json === undefined || externalDocs !== undefined || OTHERS.includes(path)) continue;
        assert.ok(json.example !== undefined || json.examples !== undefined, path);
      }
  });

  for (const schema of EXAMPLES) {
    const { id = '', examples } = schema.meta() ?? {};
    it(`the example of ${id} fits its schema`, () => {
      assert.ok(Array.isArray(examples) && examples.length === 1);
      assert.deepEqual(schema.parse(examples[0]), examples[0]);
      assert.deepEqual(document.components['examples']?.[id], { value: examples[0] });
    });
  }

  it('has no other examples', () => {
    assert.equal(Object.keys(document.components['examples']!).length, EXAMPLES.length);
  });

  it('names the path of the example answer of every operation that has one of its own', () => {
    const texts = exampleTexts(catalog);
    for (const { path, name, example } of catalog)
      for (const operation of Object.values(document.paths[path]!)) {
        const { externalDocs } = operation as { readonly externalDocs?: { readonly url: string } };
        if (name === 'swiss') assert.equal(externalDocs, undefined);
        else assert.deepEqual(JSON.parse(texts.get(new URL(externalDocs!.url).pathname)!), example.response, path);
      }
  });

  it('refers to no file: tools that read the document would look for it beside them', () => {
    assert.ok(!openApiText().includes('"externalValue"'));
    for (const reference of references(document)) assert.match(reference, /^#\/components\//);
  });

  it('describes every tag it uses, and uses every tag it describes', () => {
    const used = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods as Record<string, { tags: readonly string[] }>).flatMap(({ tags }) => tags),
    );
    assert.deepEqual(new Set(used), new Set(document.tags.map(({ name }) => name)));
    for (const { description } of document.tags) assert.notEqual(description, '');
  });

  it('keeps a component only where something refers to it', () => {
    const used = new Set(references(document));
    for (const group of ['schemas', 'parameters', 'headers', 'responses', 'examples'])
      for (const name of Object.keys(document.components[group]!))
        assert.ok(used.has(`#/components/${group}/${name}`), `${group} ${name}`);
  });

  it('is the same every time it is built', () => {
    assert.deepEqual(buildOpenApi(), openApiDocument());
  });
});

it('a plain value or null is one schema with two types; an object, a constant and a reference stay alternatives', () => {
  const or = (value: Record<string, unknown>) => ({ anyOf: [value, { type: 'null' }], description: 'x' });
  assert.deepEqual(compactNullable(or({ type: 'number', minimum: 0 })), {
    type: ['number', 'null'],
    minimum: 0,
    description: 'x',
  });
  assert.deepEqual(compactNullable(or({ type: 'string', enum: ['a'] })), {
    type: ['string', 'null'],
    enum: ['a', null],
    description: 'x',
  });
  for (const value of [{ type: 'object' }, { type: 'boolean', const: true }, { $ref: '#/components/schemas/Sign' }])
    assert.deepEqual(compactNullable(or(value)), or(value));
});

describe('a union of components', () => {
  const of = (value: unknown, isThere = true) => ({
    type: 'object',
    properties: { kind: { const: value } },
    required: isThere ? ['kind'] : [],
  });
  const union = (B: Record<string, unknown>) =>
    discriminate({ A: of('a'), B, AOrB: { oneOf: [A, { $ref: '#/components/schemas/B' }] } })['AOrB'];
  const A = { $ref: '#/components/schemas/A' };

  it('is decided by a property that is always there with a text of its own, also one of a parent or of branches', () => {
    const mapping = { a: '#/components/schemas/A', b: '#/components/schemas/B' };
    for (const B of [of('b'), { allOf: [of('b')] }, { anyOf: [of('b'), of('b')] }])
      assert.deepEqual(union(B)?.['discriminator'], { propertyName: 'kind', mapping });
  });

  it('is not where the property may be absent, says the same, or can be anything', () => {
    for (const B of [of('b', false), of('a'), of(undefined), { anyOf: [of('b'), of('a')] }])
      assert.equal(union(B)?.['discriminator'], undefined);
  });
});

const get = (...parameters: Record<string, unknown>[]) => ({ get: { parameters } });

it('a query parameter of several operations stands once; another of the same name stays where it is', () => {
  const place = { name: 'elevation_m', in: 'query', description: 'Of the place.' };
  const other = { name: 'elevation_m', in: 'query', description: 'Of the tower.' };
  const own = { name: 'year', in: 'query' };
  const ref = { $ref: '#/components/parameters/ElevationM' };
  const version = { $ref: '#/components/parameters/TheiaVersion' };
  assert.deepEqual(shareParameters({ '/a': get(version, place), '/b': get(other), '/c': get(place, own) }), {
    paths: { '/a': get(version, ref), '/b': get(other), '/c': get(ref, own) },
    parameters: { ElevationM: place },
  });
});

const text = { type: 'string' };
const Place = { type: 'object', properties: { latitude: text, longitude: text }, required: ['latitude'] };
const ref = { $ref: '#/components/schemas/Place' };

describe('fields that several objects have', () => {
  const share = (Other: Record<string, unknown>) => shareFields({ Place, Other }, ['Place'])['Other'];

  it('are taken by reference where all of them are there, the own ones stay', () => {
    const Other = {
      type: 'object',
      description: 'A town.',
      properties: { name: text, latitude: text, longitude: text },
      required: ['name', 'latitude'],
    };
    assert.deepEqual(share(Other), {
      type: 'object',
      description: 'A town.',
      allOf: [ref],
      properties: { name: text },
      required: ['name'],
    });
    assert.deepEqual(share({ type: 'array', items: Other }), {
      type: 'array',
      items: share(Other),
    });
  });

  it('stay where one is missing, differs, or is required otherwise', () => {
    for (const Other of [
      { type: 'object', properties: { latitude: text }, required: ['latitude'] },
      { type: 'object', properties: { latitude: { type: 'number' }, longitude: text }, required: ['latitude'] },
      { type: 'object', properties: { latitude: text, longitude: text }, required: ['latitude', 'longitude'] },
      { type: 'object', properties: { latitude: text, longitude: text } },
    ])
      assert.deepEqual(share(Other), Other);
  });

  it('stay where the object says what other fields may be: it would say so of theirs', () => {
    const Other = { ...Place, properties: { ...Place.properties, a: text }, additionalProperties: { type: 'number' } };
    assert.deepEqual(share(Other), Other);
  });

  it('of a group that holds another one whole are taken from it too', () => {
    const Town = { type: 'object', properties: { ...Place.properties, name: text }, required: ['latitude'] };
    const Capital = { ...Town, properties: { ...Town.properties, country: text } };
    const shared = shareFields({ Capital, Place, Town }, ['Place', 'Town']);
    assert.deepEqual(shared['Town'], { type: 'object', allOf: [ref], properties: { name: text } });
    assert.deepEqual(shared['Capital'], {
      type: 'object',
      allOf: [{ $ref: '#/components/schemas/Town' }],
      properties: { country: text },
    });
  });
});

describe('example answers of the document', () => {
  it('show the beginning of long lists, maps and texts', () => {
    const point = { longitude: 1 };
    const points = Object.fromEntries([...'abcdefgh'].map((id) => [id, point]));
    assert.deepEqual(
      shortened(
        {
          list: [[1, 2, 3], [], []],
          hits: [point, point, point],
          ways: [point, {}, point],
          points,
          few: { a: point, b: point, c: point },
          svg: 'x'.repeat(300),
        },
        z.looseObject({}),
      ),
      {
        list: [[1, 2], []],
        hits: [point],
        ways: [point, {}],
        points: { a: point, b: point },
        few: { a: point, b: point, c: point },
        svg: `${'x'.repeat(240)}…`,
      },
    );
  });

  it('keep a list and a map whole where the schema wants all of it', () => {
    const answer = { signs: [1, 2, 3, 4], dates: ['x'.repeat(300)] };
    assert.deepEqual(
      shortened(answer, z.object({ signs: z.array(z.int()).length(4), dates: z.array(z.string().length(300)) })),
      answer,
    );
  });

  for (const { path, example, responseSchema } of catalog)
    it(`of ${path} fit the schema, and every value is one that was answered`, () => {
      const cut = shortened(example.response, responseSchema);
      assert.ok(responseSchema.safeParse(cut).success);
      assertIsPart(cut, example.response);
    });
});

function assertIsPart(part: unknown, whole: unknown): void {
  if (typeof part === 'string' && part.endsWith('…')) assert.ok(String(whole).startsWith(part.slice(0, -1)));
  else if (typeof part !== 'object' || part === null) assert.equal(part, whole);
  else for (const [key, value] of Object.entries(part)) assertIsPart(value, (whole as Record<string, unknown>)[key]);
}
