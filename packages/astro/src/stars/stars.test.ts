import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DEFAULT_STARS, findStar, STARS } from './catalogue.ts';
import { starOrbDeg } from './contacts.ts';
import { siderealTimesOnAngles } from './parans.ts';

describe('the catalogue of stars', () => {
  it('has more than 300, each with an id and a designation of its own', () => {
    assert.ok(STARS.length > 300);
    assert.equal(new Set(STARS.map(({ id }) => id)).size, STARS.length);
    assert.equal(new Set(STARS.map(({ designation }) => designation)).size, STARS.length);
    for (const { id } of STARS) assert.match(id, /^[a-z0-9]+(_[a-z0-9]+)*$/);
  });

  it('finds every star by its id and by its designation', () => {
    for (const star of STARS) {
      assert.equal(findStar(star.id), star);
      assert.equal(findStar(star.designation.slice(1)), star, star.designation);
    }
  });

  it('has thirty by default', () => {
    assert.equal(DEFAULT_STARS.length, 30);
    assert.ok(DEFAULT_STARS.every((star) => STARS.includes(star)));
  });

  it('finds a star by traditional names, Bayer and Flamsteed designations in any spelling', () => {
    for (const [name, id] of [
      ['Aldebaran', 'aldebaran'],
      ['ROHINI', 'aldebaran'],
      ['alpha Tauri', 'aldebaran'],
      ['α Tau', 'aldebaran'],
      ['al_tau', 'aldebaran'],
      ['Zuben Elgenubi', 'zubenelgenubi'],
      ['alpha-2 Librae', 'zubenelgenubi'],
      ['α² Lib', 'zubenelgenubi'],
      ['alpha librae', 'zubenelgenubi'],
      ['Rigil Kentaurus', 'toliman'],
      ['Deneb Kaitos', 'diphda'],
      ['80 UMa', 'alcor'],
      ['delta Centauri', 'delta_centauri'],
      ['Galactic Center', 'galactic_center'],
      ['Sgr A*', 'galactic_center'],
      ['M 44', 'praesepe'],
    ] as const)
      assert.equal(findStar(name)?.id, id, name);
    assert.equal(findStar('nibiru'), null);
    assert.equal(findStar(''), null);
  });

  it('has the royal and the Behenian stars', () => {
    for (const id of [
      'aldebaran regulus antares fomalhaut',
      'algol alcyone capella sirius procyon alkaid gienah algorab spica arcturus alphecca vega deneb_algedi',
    ].flatMap((ids) => ids.split(' ')))
      assert.equal(findStar(id)?.id, id);
  });
});

it('orbs by magnitude: the first to 1.5, the last for all fainter ones and those without a magnitude', () => {
  const orbs = { starOrbDeg: 1, starOrbsDeg: [7, 5, 3] };
  for (const [magnitude, orb] of [
    [-1.46, 7],
    [1.49, 7],
    [1.5, 5],
    [2.49, 5],
    [2.5, 3],
    [6, 3],
    [null, 3],
  ] as const)
    assert.equal(starOrbDeg(magnitude, orbs), orb, `${magnitude}`);
  assert.equal(starOrbDeg(0, { ...orbs, starOrbsDeg: [] }), 1);
});

it('a star on the equator is six hours from angle to angle; a circumpolar one and one below the horizon only culminate', () => {
  const star = { rightAscensionDeg: 40, declinationDeg: 0 };
  const found = siderealTimesOnAngles(star, 50);
  for (const [angle, deg] of [
    ['asc', 310],
    ['mc', 40],
    ['dsc', 130],
    ['ic', 220],
  ] as const)
    assert.ok(Math.abs(found[angle]! - deg) < 1e-9, angle);
  for (const declinationDeg of [45, -45])
    assert.deepEqual(Object.keys(siderealTimesOnAngles({ ...star, declinationDeg }, 50)), ['mc', 'ic']);
});
