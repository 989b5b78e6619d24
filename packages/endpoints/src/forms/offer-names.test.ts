import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NAMES } from '@theia-astro/astro/names/all';
import { LANGUAGES } from '@theia-astro/astro/names/language';
import { NAME_KINDS, type NameKind } from '@theia-astro/astro/names/name-of';
import type { ListedKind } from '@theia-astro/astro/names/names';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { catalog } from '../catalog.ts';
import type { CalculationContext, Endpoint } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { randomAnswers } from '../testing/random-answers.ts';
import { namesSchema } from '../wire/answer-parts.ts';
import { hasNames } from './offer-forms.ts';
import { services } from '../testing/call.test-data.ts';

type Json = Readonly<Record<string, unknown>>;
type Found = Readonly<Partial<Record<NameKind, Readonly<Record<string, string>>>>> & { readonly language: string };
const products = catalog.filter(({ batch }) => batch === undefined);
const named = products.filter(hasNames);
const LISTED = NAME_KINDS.filter((kind): kind is ListedKind => kind !== 'houses');
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };

function product(name: string): Endpoint {
  return catalog.find((one) => one.name === name) ?? assert.fail(name);
}

function answer(endpoint: Endpoint, input: Json): Json {
  const nowMs = Date.UTC(2026, 0, 1);
  const context: CalculationContext = { ...services, nowMs, account: null };
  return endpoint.calculate(context, endpoint.parse(input, nowMs));
}

function namesOf(body: unknown): Found {
  return (body as { names?: Found }).names ?? assert.fail('no names');
}

/** Every text of an answer and the field it stands in, and the names of fields, without what tells how it was asked and computed. */
function* texts(value: unknown, field = ''): Generator<readonly [field: string, text: string]> {
  if (typeof value === 'string') yield [field, value];
  else if (Array.isArray(value)) for (const one of value) yield* texts(one, field);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) {
      if (['input', 'meta', 'warnings', 'conventions', 'names'].includes(name)) continue;
      yield ['', name];
      yield* texts(one, name);
    }
}

/** Ids that are of one kind only and that no answer uses for anything else. */
const ONE_MEANING: Readonly<Partial<Record<ListedKind, RegExp>>> = {
  signs: /./,
  bodies: /^(?:point|point_1|point_2|body|planet|lord|graha|ruler|apex)$/,
  aspects: /^aspect$/,
  nakshatras: /^nakshatra$/,
  weekdays: /./,
  tithis: /./,
  patterns: /^type$/,
  motions: /^(?:motion|station)$/,
};

describe('without a language', () => {
  for (const endpoint of named)
    it(`${endpoint.path} answers what it always did`, () => {
      const context = { ...services, nowMs: endpoint.example.nowMs, account: endpoint.example.account ?? null };
      const found = endpoint.calculate(context, endpoint.parse(endpoint.example.request, endpoint.example.nowMs));
      assert.equal('names' in found, false);
    });
});

describe('with a language', () => {
  it('every product whose answers have ids can name them', () => {
    assert.deepEqual(
      products.filter((endpoint) => !hasNames(endpoint)).map(({ name }) => name),
      ['geocode', 'timezone', 'me'],
    );
  });

  it('a birth chart names what it has, beside ids that stay', () => {
    const plain = answer(product('natal'), NY90);
    const { names, input: _, ...rest } = answer(product('natal'), { ...NY90, settings: { language: 'FR' } });
    const { input: __, ...same } = plain;
    assert.deepEqual(rest, same);
    const { language, signs, bodies, houses, aspects, phases } = names as Found;
    assert.deepEqual(
      [language, signs?.['cancer'], bodies?.['north_node'], houses?.['7'], aspects?.['trine'], phases],
      [
        'fr',
        'Cancer',
        'Nœud Nord',
        'Maison 7',
        'Trigone',
        { last_quarter: 'Dernier quartier', disseminating: 'Lune disséminante' },
      ],
    );
  });

  it('fields choose what is answered, and only that is named', () => {
    const { points, names } = answer(product('natal'), {
      ...NY90,
      fields: ['points.sun.sign'],
      settings: { language: 'FR' },
    });
    assert.deepEqual(
      [points, names],
      [{ sun: { sign: 'gemini' } }, { language: 'fr', signs: { gemini: 'Gémeaux' }, bodies: { sun: 'Soleil' } }],
    );
  });

  it('Gauquelin sectors are no houses', () => {
    const { houses } = namesOf(answer(product('natal'), { ...NY90, settings: { language: 'de', house_system: 'G' } }));
    assert.deepEqual([houses?.['5'], houses?.['36']], ['Sektor 5', 'Sektor 36']);
  });

  it('a panchang names its limbs in Devanagari and Tamil', () => {
    const day = { date: '2024-01-15', location: 'Chennai, India' };
    const inHindi = namesOf(answer(product('panchang'), { ...day, settings: { language: 'hi' } }));
    const inTamil = namesOf(answer(product('panchang'), { ...day, settings: { language: 'ta' } }));
    assert.equal(inHindi.weekdays?.['monday'], 'सोमवार');
    assert.equal(inTamil.weekdays?.['monday'], 'திங்கள்');
    for (const kind of ['tithis', 'nakshatras', 'yogas', 'karanas', 'lunar_months', 'fortnights'] as const)
      assert.ok(Object.keys(inTamil[kind] ?? {}).length > 0, kind);
  });

  it('the sky takes it as a field of its own', () => {
    assert.equal(namesOf(answer(product('sky'), { language: 'ja' })).bodies?.['sun'], '太陽');
  });

  it('what is drawn, and what changes with the birth time, is named too', () => {
    const chart = namesOf(answer(product('chart'), { ...NY90, settings: { language: 'it' } }));
    assert.deepEqual([chart.bodies?.['moon'], chart.signs?.['aries']], ['Luna', 'Ariete']);
    const sensitivity = namesOf(answer(product('sensitivity'), { ...NY90, settings: { language: 'it' } }));
    assert.ok(Object.keys(sensitivity.signs ?? {}).length > 0);
  });

  it('an unknown one is rejected with the list, on the field', () => {
    assert.throws(
      () => answer(product('natal'), { ...NY90, settings: { language: 'tlh' } }),
      (error) =>
        error instanceof Problem &&
        error.issues[0].code === 'invalid_setting' &&
        error.issues[0].field === 'settings.language' &&
        LANGUAGES.every((language) => error.issues[0].hint?.includes(language)),
    );
  });

  it('written text is left out: names are added to the answer itself', () => {
    const natal = product('natal');
    const context: CalculationContext = { ...services, nowMs: 0, account: null };
    assert.notEqual(natal.direct?.write(context, natal.parse(NY90, 0)), null);
    assert.equal(natal.direct?.write(context, natal.parse({ ...NY90, settings: { language: 'en' } }, 0)), null);
  });
});

describe('published ids', () => {
  const enums = named.flatMap((endpoint) => [
    ...enumsOf(endpoint.responseSchema.toJSONSchema({ unrepresentable: 'any' })),
  ]);
  const published = new Set(enums.flat());

  for (const language of LANGUAGES)
    it(`of every covered kind has a name in ${language}, and no name is without an id`, () => {
      for (const kind of LISTED) {
        const ids = Object.keys(NAMES[language][kind]);
        assert.deepEqual(
          ids.filter((id) => !published.has(id)),
          [],
          kind,
        );
        const whole = enums.filter(
          (values) => values.length > 2 && values.every((value) => ids.includes(String(value))),
        );
        for (const values of whole)
          for (const value of values)
            assert.ok(Object.hasOwn(NAMES[language][kind], String(value)), `${kind} ${value}`);
      }
    });
});

function* enumsOf(node: unknown): Generator<readonly unknown[]> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'enum' && Array.isArray(value)) yield value.filter((one) => one !== null);
    else yield* enumsOf(value);
  }
}

describe('calls at random', () => {
  const { numRuns, seed } = randomCases(50, 6);
  const answers = [...randomAnswers(services, { count: numRuns, seed, mostMs: 300 })].filter(
    ({ status, endpoint }) => status === 200 && hasNames(endpoint) && endpoint.name !== 'swiss',
  );

  for (const language of LANGUAGES)
    it(`in ${language}: every id that an answer has is in its names, and nothing else is`, () => {
      let count = 0;
      for (const [index, { endpoint, call }] of answers.entries()) {
        if (index % LANGUAGES.length !== LANGUAGES.indexOf(language)) continue;
        const asked =
          endpoint.name === 'sky'
            ? { ...call, language }
            : { ...call, settings: { ...(call['settings'] as Json | undefined), language } };
        const body = JSON.parse(JSON.stringify(answer(endpoint, asked))) as Json;
        const names = namesOf(body);
        assert.deepEqual(namesSchema.parse(names), names);
        assert.equal(names.language, language);
        const told = [...texts(body)];
        const all = new Set(told.map(([, text]) => text));
        for (const kind of LISTED) {
          for (const [id, name] of Object.entries(names[kind] ?? {})) {
            assert.ok(all.has(id), `${endpoint.path} ${kind} ${id} is not in the answer`);
            assert.equal(name, NAMES[language][kind][id as never] ?? name);
          }
          const where = ONE_MEANING[kind];
          if (where === undefined) continue;
          for (const [field, text] of told)
            if (field !== '' && where.test(field) && Object.hasOwn(NAMES.en[kind], text))
              assert.ok(
                names[kind]?.[text] !== undefined,
                `${endpoint.path} ${kind} ${text} in ${field}: ${JSON.stringify(asked)}`,
              );
        }
        count += 1;
      }
      assert.ok(count > numRuns / 48, `${count} answers`);
    });
});
