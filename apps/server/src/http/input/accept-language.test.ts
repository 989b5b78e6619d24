import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { NY90, testProduct } from '../../testing/product.ts';
import { preferredLanguage } from './request-headers.ts';

const testBase = await testDatabase();
const { database } = testBase;
const { call, natal } = await testProduct(testBase);
const { apiKey: key } = await customer(database, { plan: 'professional', balanceUsd: '10', ratePerSecond: 10_000 });
const POSITIONS = '/positions?utc=2024-06-15T12:00:00Z';

interface Named {
  readonly names?: { readonly language: string; readonly bodies: Readonly<Record<string, string>> };
  readonly input: { readonly settings?: { readonly language?: string } };
}

async function languageOf(response: Response): Promise<string | undefined> {
  return ((await response.json()) as Named).names?.language;
}

describe('the language a header prefers', () => {
  const cases: Readonly<Record<string, string | null>> = {
    fr: 'fr',
    'pt-BR': 'pt',
    'de-AT,de;q=0.9,en;q=0.8': 'de',
    'zh-Hans-CN': 'zh',
    'zh-TW, en;q=0.5': 'zh',
    'en-US,en;q=0.9': 'en',
    'ES-mx': 'es',
    'en;q=0.2, hi;q=0.8, ta;q=0.5': 'hi',
    'en;q=0, ja;q=0.1': 'ja',
    'ko, nl;q=0.9, tr;q=0.1': 'tr',
    'ru;q=0.5, it;q=0.5': 'ru',
    '*': null,
    'ko, *;q=0.5': null,
    'fr;q=0': null,
    '': null,
    'frenchish, f, -, ;q=1': null,
  };
  for (const [header, language] of Object.entries(cases))
    it(`${JSON.stringify(header)}: ${language}`, () => assert.equal(preferredLanguage(header), language));
});

describe('names in the language of the caller', () => {
  it('settings.language wins over Accept-Language; without both there are none', async () => {
    assert.equal(await languageOf(await natal(key)), undefined);
    assert.equal(await languageOf(await natal(key, {}, { 'accept-language': '*' })), undefined);
    assert.equal(await languageOf(await natal(key, {}, { 'accept-language': 'ko' })), undefined);
    assert.equal(await languageOf(await natal(key, {}, { 'accept-language': 'de-AT' })), 'de');
    assert.equal(await languageOf(await natal(key, {}, { 'accept-language': 'en-US,en;q=0.9' })), 'en');
    const both = await natal(key, { settings: { language: 'fr' } }, { 'accept-language': 'de' });
    assert.equal(both.headers.get('content-language'), 'fr');
    assert.equal(await languageOf(both), 'fr');
  });

  it('of a product with settings for two charts is that of the response, whichever chart was asked for', async () => {
    const sensitivity = async (body: object, header: string) =>
      languageOf(
        await call('/sensitivity', {
          method: 'POST',
          key,
          body: { ...NY90, system: 'vedic', ...body },
          headers: { 'accept-language': header },
        }),
      );
    assert.equal(await sensitivity({}, 'fr'), 'fr');
    assert.equal(await sensitivity({ settings: { language: 'de' } }, 'fr'), 'de');
    assert.equal(await sensitivity({ vedic_settings: { language: 'hi' } }, 'fr'), 'hi');
  });

  it('an answer says its language, and that it depends on the header; the echo has it', async () => {
    const plain = await natal(key);
    assert.deepEqual([plain.headers.get('content-language'), plain.headers.get('vary')], [null, 'Accept-Encoding']);
    const german = await natal(key, {}, { 'accept-language': 'de' });
    assert.deepEqual(
      [german.headers.get('content-language'), german.headers.get('vary')],
      ['de', 'Accept-Language, Accept-Encoding'],
    );
    const { names, input } = (await german.json()) as Named;
    assert.deepEqual([names?.bodies['sun'], input.settings?.language], ['Sonne', 'de']);
  });

  it('an answer that may be kept differs by the header: other tags, and Vary names it whether there are names or not', async () => {
    const [plain, german, head] = [
      await call(POSITIONS, { key }),
      await call(POSITIONS, { key, headers: { 'accept-language': 'de' } }),
      await call(POSITIONS, { key, method: 'HEAD', headers: { 'accept-language': 'de' } }),
    ];
    const vary = 'Authorization, Theia-Version, Accept, Accept-Language, Accept-Encoding';
    assert.deepEqual([plain.headers.get('vary'), german.headers.get('vary')], [vary, vary]);
    assert.notEqual(plain.headers.get('etag'), german.headers.get('etag'));
    assert.equal(head.headers.get('content-language'), 'de');
    const again = (language: string): Promise<Response> =>
      call(POSITIONS, {
        key,
        headers: { 'accept-language': language, 'if-none-match': german.headers.get('etag')! },
      });
    assert.deepEqual([(await again('de')).status, (await again('fr')).status], [304, 200]);
  });

  it('POST /swiss, Markdown and the parts of a picture have them; pictures and tables do not', async () => {
    const swiss = await call('/swiss', {
      method: 'POST',
      key,
      body: { ...NY90, request: 'natal' },
      headers: { 'accept-language': 'hi' },
    });
    assert.equal(await languageOf(swiss), 'hi');
    const text = await natal(key, { format: 'llm' }, { 'accept-language': 'ru' });
    assert.equal(text.headers.get('content-language'), 'ru');
    assert.match(await text.text(), /^Signs: .*Gemini Близнецы/m);
    const english = await natal(key, { format: 'llm' }, { 'accept-language': 'en' });
    assert.doesNotMatch(await english.text(), /Names/);
    const svg = await call('/chart', {
      method: 'POST',
      key,
      body: NY90,
      headers: { 'accept-language': 'ru', accept: 'image/svg+xml' },
    });
    assert.deepEqual([svg.status, svg.headers.get('content-language')], [200, null]);
    const table = '/ephemeris?from=2024-01-01&to=2024-01-03&bodies=sun&columns=longitude&format=csv';
    const csv = await call(table, { key, headers: { 'accept-language': 'ru' } });
    assert.deepEqual([csv.headers.get('content-language'), (await csv.text()).includes('Солнце')], [null, false]);
  });

  it('a dry run costs and answers what it does without, and products without ids stay as they are', async () => {
    const price = await natal(key, { dry_run: true }, { 'accept-language': 'fr' });
    assert.deepEqual([price.status, price.headers.get('content-language')], [200, null]);
    assert.deepEqual(await price.json(), await (await natal(key, { dry_run: true })).json());
    const place = await call('/geocode?q=Paris', { key, headers: { 'accept-language': 'fr' } });
    assert.deepEqual([place.status, place.headers.get('content-language')], [200, null]);
    assert.equal('names' in ((await place.json()) as object), false);
  });

  it('an item of a batch has the language of its own settings, not that of the header', async () => {
    const response = await call('/batch', {
      method: 'POST',
      key,
      headers: { 'accept-language': 'fr' },
      body: {
        items: [
          { path: '/swiss/natal', body: { ...NY90, settings: { language: 'tr' } } },
          { path: '/swiss/natal', body: NY90 },
        ],
      },
    });
    const { results } = (await response.json()) as { results: readonly { readonly body: Named }[] };
    assert.deepEqual(
      results.map(({ body }) => body.names?.language),
      ['tr', undefined],
    );
  });

  it('the same Idempotency-Key in another language is another request', async () => {
    const send = (language: string): Promise<Response> =>
      natal(key, {}, { 'idempotency-key': 'in-a-language', 'accept-language': language });
    const first = await (await send('es')).text();
    const again = await send('es-AR');
    assert.deepEqual(
      [again.headers.get('idempotency-replayed'), again.headers.get('content-language'), await again.text()],
      ['true', 'es', first],
    );
    assert.equal((await send('it')).status, 409);
  });

  it('the sky is one answer for all callers: its language is in its address', async () => {
    const plain = await call('/sky', { headers: { 'accept-language': 'fr' } });
    assert.deepEqual(
      [plain.headers.get('vary'), await languageOf(plain)],
      ['Theia-Version, Accept, Accept-Encoding', undefined],
    );
    const french = await call('/sky?language=fr');
    assert.equal(french.headers.get('content-language'), 'fr');
    assert.equal(await languageOf(french), 'fr');
  });

  it('an unknown language in the settings is refused, also beside a header', async () => {
    const refused = await natal(key, { settings: { language: 'xx' } }, { 'accept-language': 'fr' });
    const { code, field, hint } = (await refused.json()) as Readonly<Record<string, string>>;
    assert.deepEqual([refused.status, code, field], [400, 'invalid_setting', 'settings.language']);
    assert.match(hint ?? '', /en, es, pt, fr, de, it, hi, ta, ru, ja, zh, tr/);
  });

  it('settings that are no object are refused as they are', async () => {
    const refused = await natal(key, { settings: 'fr' }, { 'accept-language': 'fr' });
    assert.deepEqual([refused.status, ((await refused.json()) as { field: string }).field], [400, 'settings']);
  });
});
