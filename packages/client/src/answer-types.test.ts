import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Theia } from './theia.ts';
import type {
  ChartAnswer,
  DryRun,
  NatalAnswer,
  NatalRequest,
  Problem,
  TransitsAnswer,
  TransitsRange,
  TransitsSnapshot,
  VedicAnswer,
  WesternNatalAnswer,
  WesternNatalRequest,
} from './wire-types.ts';

/** Compiles only where both types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Answer<Result extends { body?: unknown }> = Exclude<Result['body'], undefined>;
const is = <_Claim extends true>(): void => {};

/** Answers every call with `{}`: these tests are about types. */
const theia = new Theia({
  baseUrl: 'http://localhost:3000',
  fetch: async () => new Response('{}', { headers: { 'content-type': 'application/json' } }),
});
const BIRTH = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' } as const;
const compiles = async (call: () => Promise<unknown>): Promise<void> => assert.ok(await call());

it('an answer has for certain what include names, and may have what it does not', () =>
  compiles(async () => {
    const usual = await theia.natal(BIRTH);
    is<Same<(typeof usual)['houses'], Exclude<WesternNatalAnswer['houses'], undefined>>>();
    is<Same<(typeof usual)['lots'], WesternNatalAnswer['lots']>>();
    const asked = await theia.natal({ ...BIRTH, include: ['lots', 'stars'] });
    is<Same<(typeof asked)['lots'], Exclude<WesternNatalAnswer['lots'], undefined>>>();
    is<Same<(typeof asked)['houses'], WesternNatalAnswer['houses']>>();
    const all = await theia.natal({ ...BIRTH, include: ['all'] });
    is<Same<(typeof all)['midpoints'], Exclude<WesternNatalAnswer['midpoints'], undefined>>>();
    const list: ('lots' | 'stars')[] = ['lots'];
    const unsure = await theia.natal({ ...BIRTH, include: list });
    is<Same<(typeof unsure)['lots'], WesternNatalAnswer['lots']>>();
    const either = await theia.natal({ ...BIRTH, include: [list[0]!, 'houses'] });
    is<Same<(typeof either)['lots'], WesternNatalAnswer['lots']>>();
    const perhaps = await theia.natal({ ...BIRTH, include: usual.sect === 'day' ? ['lots'] : ['stars'] });
    is<Same<(typeof perhaps)['lots'], WesternNatalAnswer['lots']>>();
    const absent = await theia.natal({ ...BIRTH, include: usual.sect === 'day' ? ['lots'] : undefined });
    is<Same<(typeof absent)['lots'], WesternNatalAnswer['lots']>>();
    is<Same<(typeof absent)['houses'], WesternNatalAnswer['houses']>>();
    const request: WesternNatalRequest = BIRTH;
    const typed = await theia.natal(request);
    is<Same<Exclude<typeof typed, string>['lots'], WesternNatalAnswer['lots']>>();
    return [either, perhaps, absent, typed];
  }));

it('with fields, an answer has for certain only what every answer keeps', () =>
  compiles(async () => {
    const asked = await theia.natal({ ...BIRTH, fields: ['points.longitude', 'houses.cusps'], precision: 2 });
    is<Same<(typeof asked)['meta'], WesternNatalAnswer['meta']>>();
    is<Record<never, never> extends Pick<typeof asked, 'sun_sign'> ? true : false>();
    const longitude: number | undefined = asked.points?.sun?.longitude;
    const text = await theia.natal({ ...BIRTH, fields: ['sun_sign'], format: 'llm' });
    is<Same<typeof text, string>>();
    const { results } = await theia.batch({
      items: [{ path: '/swiss/natal', body: { ...BIRTH, fields: ['sun_sign'] } }],
    });
    is<Record<never, never> extends Pick<Answer<(typeof results)[0]>, 'moon_sign'> ? true : false>();
    return [longitude, text];
  }));

it('the system decides between the answers of natal', () =>
  compiles(async () => {
    const vedic = await theia.natal({ ...BIRTH, system: 'vedic' });
    is<Same<(typeof vedic)['product'], 'vedic'>>();
    is<Same<(typeof vedic)['dashas'], Exclude<VedicAnswer['dashas'], undefined>>>();
    const request = BIRTH as NatalRequest;
    const open = await theia.natal(request);
    is<Same<typeof open, NatalAnswer | string>>();
    return open;
  }));

it('the usual points of a chart are there unless the request chooses others', () =>
  compiles(async () => {
    const chart = await theia.natal(BIRTH);
    const other = await theia.natal({ ...BIRTH, settings: { node: 'mean', coordinates: 'topocentric' } });
    const { points } = await theia.positions({ utc: '2024-06-15T12:00:00Z' });
    const read = (): readonly number[] => [
      chart.points.sun.longitude,
      other.points.sun.longitude,
      points.sun.longitude,
    ];
    const chosen = await theia.natal({ ...BIRTH, settings: { bodies: ['moon'] } });
    is<undefined extends (typeof chosen)['points']['sun'] ? true : false>();
    const listed = await theia.positions({ bodies: ['moon'] });
    is<undefined extends (typeof listed)['points']['sun'] ? true : false>();
    const heliocentric = await theia.natal({ ...BIRTH, settings: { coordinates: 'heliocentric' } });
    is<undefined extends (typeof heliocentric)['points']['sun'] ? true : false>();
    is<undefined extends (typeof chart)['points']['chiron'] ? true : false>();
    return read;
  }));

it('from and to make the answer a range', () =>
  compiles(async () => {
    const snapshot = await theia.transits(BIRTH);
    is<Same<(typeof snapshot)['mode'], TransitsSnapshot['mode']>>();
    const range = await theia.transits({ ...BIRTH, from: '2024-01-01', to: '2025-01-01' });
    is<Same<(typeof range)['mode'], TransitsRange['mode']>>();
    is<Same<(typeof range)['windows'], Exclude<TransitsRange['windows'], undefined>>>();
    const from: string | undefined = range.mode === 'range' ? undefined : '2024-01-01';
    const open = await theia.transits({ ...BIRTH, from: from as string | undefined });
    is<Same<(typeof open)['mode'], TransitsAnswer['mode']>>();
    return open;
  }));

it('format decides between text, bytes and JSON, and dryRun gives the price', () =>
  compiles(async () => {
    const svg = await theia.chart(BIRTH);
    is<Same<typeof svg, string>>();
    const json = await theia.chart({ ...BIRTH, format: 'json' });
    is<Same<typeof json, ChartAnswer>>();
    const png = await theia.chart({ ...BIRTH, format: 'png' });
    is<Same<typeof png, Uint8Array>>();
    const price = await theia.chart(BIRTH, { dryRun: true });
    is<Same<typeof price, DryRun>>();
    const text = await theia.natal({ ...BIRTH, format: 'llm' });
    is<Same<typeof text, string>>();
    const range = await theia.transits({ ...BIRTH, format: 'llm', from: '2024-01-01', to: '2025-01-01' });
    is<Same<typeof range, string>>();
    const perhaps = await theia.chart({ ...BIRTH, format: text === '' ? 'json' : undefined });
    is<Same<typeof perhaps, string | ChartAnswer>>();
    const either = await theia.sky({}, { dryRun: Boolean(price) });
    is<Same<Extract<typeof either, DryRun>, DryRun>>();
    return either;
  }));

it('a batch answers each item as its path does', () =>
  compiles(async () => {
    const { results } = await theia.batch({
      items: [
        { id: 'a', path: '/swiss/natal', body: BIRTH },
        { path: '/positions', body: { utc: '2024-06-15T12:00:00Z', bodies: ['sun'] } },
      ],
    });
    const use = (): unknown => {
      is<Same<(typeof results)['length'], 2>>();
      const [first, second] = results;
      if (second.body === undefined) {
        is<Same<typeof second.problem, Problem>>();
        return second.problem.code;
      }
      is<Same<typeof second.body.product, 'positions'>>();
      return first.body?.sun_sign;
    };
    return use;
  }));

it('the types of a batch follow system and range, as far as the request does', () =>
  compiles(async () => {
    const open = BIRTH as NatalRequest;
    const { results } = await theia.batch({
      items: [
        { path: '/swiss/natal', body: { ...BIRTH, system: 'vedic', include: ['dashas'] } },
        { path: '/transits', body: { ...BIRTH, from: '2024-01-01', to: '2025-01-01', bodies: ['saturn'] } },
        { path: '/transits', body: BIRTH },
        { path: '/swiss/natal', body: open },
        { path: '/swiss/natal', body: { ...BIRTH, format: 'llm' } },
      ],
    });
    is<Same<Answer<(typeof results)[0]>, VedicAnswer>>();
    is<Same<Answer<(typeof results)[1]>, TransitsRange>>();
    is<Same<Answer<(typeof results)[2]>, TransitsSnapshot>>();
    is<Same<Answer<(typeof results)[3]>, NatalAnswer>>();
    is<Same<(typeof results)[0]['markdown'], undefined>>();
    is<Same<(typeof results)[3]['markdown'], string | undefined>>();
    is<Same<(typeof results)[4]['body'], undefined>>();
    is<Same<(typeof results)[4]['markdown'], string | undefined>>();
    return () => results;
  }));

it('a request that the API would reject does not compile', () => {
  const never = (): unknown => [
    // @ts-expect-error a misspelt field
    theia.natal({ ...BIRTH, house_sytem: 'P' }),
    // @ts-expect-error a part that does not exist
    theia.natal({ ...BIRTH, include: ['house'] }),
    // @ts-expect-error a setting with a value that does not exist
    theia.natal({ ...BIRTH, settings: { node: 'apparent' } }),
    // @ts-expect-error nothing was said about the birth
    theia.natal({}),
    // @ts-expect-error a birth needs a place
    theia.chart({ birth_date: '1990-06-15' }),
    // @ts-expect-error a latitude alone is no place
    theia.chart({ utc: '1990-06-15T18:30:00Z', latitude: 40.7 }),
    // @ts-expect-error a local date beside an instant
    theia.natal({ ...BIRTH, utc: '1990-06-15T18:30:00Z' }),
    // @ts-expect-error houses need the time of birth
    theia.primaryDirections({ birth_date: '1990-06-15', location: 'New York' }),
    // @ts-expect-error a question is about a house
    theia.horary(BIRTH),
    // @ts-expect-error a range has an end
    theia.transits({ ...BIRTH, from: '2024-01-01' }),
    // @ts-expect-error the birth of the other
    theia.synastry({ person_a: BIRTH, person_b: {} }),
    // @ts-expect-error nothing was said about the place
    theia.geocode({}),
    // @ts-expect-error without a range there are no pages
    theia.transitsPages(BIRTH),
    // @ts-expect-error a path that does not exist
    theia.batch({ items: [{ path: '/natal', body: BIRTH }] }),
    // @ts-expect-error an option that does not exist
    theia.me({}, { dry_run: true }),
    // @ts-expect-error pages of Markdown have no end
    theia.transitsPages({ ...BIRTH, from: '2024-01-01', to: '2025-01-01', format: 'llm' }),
  ];
  assert.equal(typeof never, 'function');
});
