import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { loadPlaces } from './load-places.ts';
import tables from './atlas.test-data.json' with { type: 'json' };
import type { Place } from './places.ts';

interface Row {
  readonly id: string;
  readonly query: string;
  readonly expected: {
    readonly country: string;
    readonly lat: number;
    readonly lon: number;
    readonly iana_zone: string;
  } | null;
}

const CASES = tables as unknown as {
  readonly in_a_city: readonly (readonly [query: string, country: string, latitude: number, longitude: number])[];
} & Readonly<Record<'in_a_county' | 'written_otherwise', readonly (readonly [query: string, name: string])[]>> &
  Readonly<Record<'best_known', readonly (readonly [query: string, country: string])[]>> &
  Readonly<
    Record<
      'former_country' | 'misspelled' | 'unknown_district',
      readonly (readonly [query: string, name: string, country: string])[]
    >
  >;

const places = await loadPlaces();
const { cases } = JSON.parse(
  readFileSync(new URL('../../../golden/tables/geocoding.json', import.meta.url), 'utf8'),
) as { cases: Row[] };
const resolved = (query: string): string | null => {
  const match = places.resolve(query);
  return match === null ? null : `${match.place.name}, ${match.place.admin1}, ${match.place.countryCode}`;
};
const named = (place: Place): string => `${place.name} ${place.countryCode}`;

describe('geocoding: golden table', () => {
  it('at least 97 % of the place strings are found at the right place, with their zone', () => {
    const wrong = cases.filter(({ query, expected }) => {
      const place = places.resolve(query)?.place ?? null;
      if (place === null || expected === null) return place !== expected;
      const country = place.source === 'coordinates' || place.countryCode === expected.country;
      return (
        !country ||
        place.timezone !== expected.iana_zone ||
        Math.abs(place.geoLatitudeDeg - expected.lat) > 0.15 ||
        Math.abs(place.geoLongitudeDeg - expected.lon) > 0.15
      );
    });
    assert.ok(wrong.length <= cases.length * 0.03, wrong.map(({ query }) => query).join('; '));
  });
});

describe('geocoding', () => {
  it('Springfield and Birmingham are ambiguous and list the possible places; Paris, London and New York are not', () => {
    for (const query of ['Springfield', 'Birmingham']) {
      const match = places.resolve(query)!;
      assert.equal(match.ambiguous, true, query);
      assert.ok(match.candidates.length >= 2 && match.candidates.length <= 5);
      assert.deepEqual(match.candidates[0], match.place);
    }
    for (const query of ['Paris', 'London', 'New York'])
      assert.deepEqual([places.resolve(query)!.ambiguous, places.resolve(query)!.candidates], [false, []], query);
  });

  it('New York is GeoNames 5128581 at 40.71427, −74.00597 in America/New_York', () => {
    const { place } = places.resolve('New York')!;
    assert.deepEqual(
      [
        place.geonamesId,
        place.geoLatitudeDeg,
        place.geoLongitudeDeg,
        place.timezone,
        place.name,
        place.admin1,
        place.country,
        place.countryCode,
      ],
      [5128581, 40.71427, -74.00597, 'America/New_York', 'New York City', 'New York', 'United States', 'US'],
    );
  });

  it('the score is 0.55 name + 0.20 qualifiers + 0.25 log10(population + 1) / 7.5', () => {
    const { place } = places.resolve('Springfield, Illinois')!;
    assert.equal(place.confidence, 0.55 + 0.2 + (0.25 * Math.log10(place.population! + 1)) / 7.5);
    const alternate = places.resolve('NYC')!.place;
    assert.equal(alternate.confidence, 0.55 * 0.9 + 0.2 + (0.25 * Math.log10(alternate.population! + 1)) / 7.5);
  });

  it('a qualifier that matches nothing drops the place', () => {
    assert.equal(places.resolve('Paris, Atlantis'), null);
    assert.equal(places.resolve('Paris, Texas, France'), null);
  });

  it('nothing is guessed for a text that is not a name', () => {
    for (const query of ['zzqxw', 'Xyzzyville', 'Xyzzyqqville, Nowhere', '12345', '!!', ',', ' ', 'Azorez xq'])
      assert.equal(places.resolve(query), null, query);
  });

  it('state and country may be given as name, postal code, ISO code or alias, in any order', () => {
    for (const query of [
      'Springfield, IL',
      'Springfield, Illinois, USA',
      'Springfield, United States, Illinois',
      'springfield, il, us',
      'Springfield IL',
      'Springfield (Illinois)',
      'Springfield, IL 62701',
    ])
      assert.equal(resolved(query), 'Springfield, Illinois, US', query);
    for (const query of ['London, Ontario', 'London, ON, CAN', 'London Ontario Canada'])
      assert.equal(resolved(query), 'London, Ontario, CA', query);
    for (const query of [
      'Cambridge, England',
      'Cambridge, UK',
      'Cambridge, Great Britain',
      'Cambridge, Cambridgeshire',
      'UK, Cambridge',
    ])
      assert.equal(resolved(query), 'Cambridge, England, GB', query);
  });

  it('words without commas are understood: New York NY, Washington DC, Paris France', () => {
    for (const [query, id] of [
      ['New York NY', 5128581],
      ['Washington DC', 4140963],
      ['Washington, D.C.', 4140963],
      ['Paris France', 2988507],
    ] as const)
      assert.equal(places.resolve(query)?.place.geonamesId, id, query);
  });

  it('Saint, St and St. are the same word', () => {
    for (const query of ['Saint Louis, MO', 'St. Louis, Missouri', 'st louis, mo'])
      assert.equal(resolved(query), 'St. Louis, Missouri, US', query);
  });

  it('native and former names find the same place', () => {
    for (const names of [
      ['Moscow', 'Москва'],
      ['Saint Petersburg', 'Leningrad', 'Petrograd'],
      ['Wrocław', 'Breslau'],
      ['Mumbai', 'Bombay', 'मुंबई'],
      ['Köln', 'Cologne', 'Koeln'],
    ]) {
      assert.equal(new Set(names.map((name) => places.resolve(name)?.place.geonamesId)).size, 1, names.join());
    }
    assert.equal(resolved('Lvov, USSR'), 'Lviv, Lviv, UA');
  });

  it('a city is a qualifier like a division: suburbs and villages near it are found, distant places of the same name are not', () => {
    for (const [query, country, latitude, longitude] of CASES.in_a_city) {
      const place = places.resolve(query)?.place;
      assert.ok(
        place?.countryCode === country &&
          Math.abs(place.geoLatitudeDeg - latitude) < 0.05 &&
          Math.abs(place.geoLongitudeDeg - longitude) < 0.08,
        `${query}: ${place?.name} ${place?.geoLatitudeDeg} ${place?.geoLongitudeDeg}`,
      );
      assert.equal(places.resolve(query)!.reading, null);
    }
    for (const query of ['Springfield, Boston Harbour', 'Palermo, Edinburgh', 'Paris, London'])
      assert.equal(places.resolve(query)?.place.name === query.split(',')[0], false, query);
  });

  it('historic counties and provinces are qualifiers too', () => {
    for (const [query, name] of CASES.in_a_county) assert.equal(places.resolve(query)?.place.name, name, query);
    assert.equal(resolved('Bangor, Caernarfonshire'), 'Bangor, Wales, GB');
  });

  it('a former country of the place is understood, and reported', () => {
    for (const [query, name, country] of CASES.former_country) {
      const match = places.resolve(query);
      assert.deepEqual(
        [match?.place.name, match?.place.countryCode, match?.reading],
        [name, country, 'former_country'],
        query,
      );
    }
    assert.equal(places.resolve('Bombay, India')?.reading, null);
  });

  it('a name alone means the best known of the largest places: Valencia in Spain, with the others as candidates', () => {
    const { place, ambiguous, candidates } = places.resolve('Valencia')!;
    assert.deepEqual(
      [place.countryCode, ambiguous, candidates.map(({ countryCode }) => countryCode)],
      ['ES', true, ['ES', 'VE', 'US']],
    );
    for (const [query, country] of CASES.best_known) {
      assert.equal(places.resolve(query)?.place.countryCode, country, query);
    }
    assert.deepEqual(places.search('Valencia', 1)[0], place);
  });

  it('hyphens, accents and towns that GeoNames’ snapshot lacks', () => {
    for (const query of [
      'Le Cateau-Cambrésis',
      'Le Cateau Cambresis',
      'le cateau-cambresis, France',
      'Le Cateau, Nord',
      'Le Cateau',
    ]) {
      const place = places.resolve(query)?.place;
      assert.deepEqual(
        [place?.name, place?.countryCode, place?.timezone, place?.geonamesId, place?.source],
        ['Le Cateau-Cambrésis', 'FR', 'Europe/Paris', null, 'supplement'],
        query,
      );
    }
    for (const [query, name] of CASES.written_otherwise) {
      assert.equal(places.resolve(query)?.place.name, name, query);
    }
  });

  it('a misspelled name finds the likely place, and is reported', () => {
    for (const [query, name, country] of CASES.misspelled) {
      const match = places.resolve(query);
      assert.deepEqual(
        [match?.place.name, match?.place.countryCode, match?.reading],
        [name, country, 'misspelled'],
        query,
      );
    }
    for (const query of ['London', 'San Franc', 'Edinburgh, Scotland'])
      assert.equal(places.resolve(query)?.reading, null, query);
    for (const query of ['Qwrty', 'Abcde', 'Lndon, Atlantis']) assert.equal(places.resolve(query), null, query);
  });

  it('a district that is not known, beside a known city, means the city, and is reported', () => {
    for (const [query, name, country] of CASES.unknown_district) {
      const match = places.resolve(query);
      assert.deepEqual(
        [match?.place.name, match?.place.countryCode, match?.reading],
        [name, country, 'unknown_district'],
        query,
      );
      assert.equal(places.search(query, 1)[0]?.name, name, query);
    }
    for (const query of ['Qwrtyville, Mexico', 'Qwrtyville, Guatemala', 'Qwrtyville, Washington', 'Qwrtyville, India'])
      assert.equal(places.resolve(query), null, query);
  });

  it('typing errors are corrected, names that only sound similar are not', () => {
    assert.equal(resolved('Philadephia, PA'), 'Philadelphia, Pennsylvania, US');
    assert.equal(resolved('Reykjavick'), 'Reykjavík, Capital Region, IS');
    assert.notEqual(places.resolve('Montmartre')?.place.countryCode, 'CH');
  });

  it('coordinates are a place, with the zone of the point', () => {
    const { place, ambiguous } = places.resolve('48.8566,2.3522')!;
    assert.deepEqual(
      [place.source, place.timezone, place.geonamesId, place.confidence, ambiguous],
      ['coordinates', 'Europe/Paris', null, 1, false],
    );
  });
});

describe('search', () => {
  it('lists the best first, at most the requested number, and on request only one country', () => {
    const found = places.search('Springfield', 7);
    assert.equal(found.length, 7);
    assert.deepEqual(found[0], places.resolve('Springfield')!.place);
    assert.ok(found.slice(1).every((place, i) => i === 0 || place.confidence <= found[i]!.confidence));
    assert.ok(places.search('Hamilton', 20, 'nz').every(({ countryCode }) => countryCode === 'NZ'));
    assert.deepEqual(places.search('Springfield', 5, 'QQ'), []);
    assert.deepEqual(places.search('zzqxw', 5), []);
  });

  it('finds a place by the beginning of its name', () => {
    assert.ok(places.search('San Franc', 5).map(named).includes('San Francisco US'));
    assert.ok(places.search('Pa', 5).length === 5);
  });

  it('gives the same result for repeated calls', () => {
    for (const query of ['san', 'Johanesburg', 'Newcastle'])
      assert.deepEqual(places.search(query, 10), places.search(query, 10));
  });
});

describe('zones by point', () => {
  it('are valid for all years, on land and at sea', () => {
    assert.equal(places.zoneAt(40.71427, -74.00597), 'America/New_York');
    assert.equal(places.zoneAt(59.91, 10.75), 'Europe/Oslo');
    assert.equal(places.zoneAt(38.25, -85.76), 'America/Kentucky/Louisville');
    assert.equal(places.zoneAt(0, -30), 'Etc/GMT+2');
    assert.equal(places.zoneAt(31.7054, 35.2024), 'Asia/Hebron');
  });

  it('are known to the edges of the world', () => {
    for (const [latitude, longitude] of [
      [90, 0],
      [-90, 0],
      [0, 180],
      [0, -180],
      [90, 180],
      [-90, -180],
    ] as const) {
      const zone = places.zoneAt(latitude, longitude);
      assert.ok(zone !== null && places.zoneName(zone) === zone, `${latitude} ${longitude} ${zone}`);
    }
  });
});

describe('the gazetteer file', () => {
  it('reports the data that answers come from', () => {
    assert.deepEqual(places.versions, { tzdb: '2026b', geonames: 'cities500 1.0.1' });
  });
});
