import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import {
  type AgreementReadings,
  DEFAULT_AGREEMENT_READINGS,
  findAgreements,
  poruthams,
  type Poruthams,
} from './porutham.ts';
import { ashtakoota, type Couple, KOOTA_MAX } from './ashtakoota.ts';
import {
  moonPlaceAt,
  moonPlacesBetween,
  moonVashya,
  NADIS,
  vashyaPoints,
  VASHYAS,
  yoniPoints,
  YONIS,
} from './classes.ts';

/** NY90 (groom) and LN88 (docs/methods/matching.md). */
const NY90_LN88: Couple = { groom: moonPlaceAt(325.262764), bride: moonPlaceAt(127.88276) };
const longitude = fc.double({ min: 0, max: 359.999999, noNaN: true });
const couples = fc.record({ groom: longitude.map(moonPlaceAt), bride: longitude.map(moonPlaceAt) });

test('NY90 and LN88 have 18.5 of 36, and every koota its documented points', () => {
  const { kootas, total, verdict } = ashtakoota(NY90_LN88, false);
  assert.deepEqual(Object.fromEntries(kootas.map(({ koota, score }) => [koota, score])), {
    varna: 0,
    vashya: 0,
    tara: 1.5,
    yoni: 2,
    graha_maitri: 0,
    gana: 0,
    bhakoot: 7,
    nadi: 8,
  });
  assert.deepEqual([total, verdict], [18.5, 'acceptable']);
  const yoni = kootas.find(({ koota }) => koota === 'yoni');
  assert.deepEqual([yoni?.groom, yoni?.bride], ['lion', 'rat']);
  const nadi = kootas.find(({ koota }) => koota === 'nadi');
  assert.deepEqual([nadi?.groom, nadi?.bride], ['adi', 'antya']);
  assert.deepEqual(
    [NY90_LN88.groom.nakshatra, NY90_LN88.groom.pada, NY90_LN88.bride.nakshatra, NY90_LN88.bride.pada],
    [25, 2, 10, 3],
  );
});

test('the total is the sum of the kootas, no koota exceeds its maximum, and the maxima make 36', () => {
  assert.equal(
    Object.values(KOOTA_MAX).reduce((a, b) => a + b),
    36,
  );
  fc.assert(
    fc.property(couples, fc.boolean(), (couple, apply) => {
      const { kootas, total } = ashtakoota(couple, apply);
      assert.equal(
        total,
        kootas.reduce((sum, { score }) => sum + score, 0),
      );
      assert.ok(total >= 0 && total <= 36);
      for (const { score, max } of kootas) assert.ok(score >= 0 && score <= max);
    }),
  );
});

test('exchanging the roles changes varna and gana only', () => {
  fc.assert(
    fc.property(couples, (couple) => {
      const there = ashtakoota(couple, false).kootas;
      const back = ashtakoota({ groom: couple.bride, bride: couple.groom }, false).kootas;
      there.forEach(
        ({ koota, score }, index) => koota === 'varna' || koota === 'gana' || assert.equal(score, back[index]?.score),
      );
    }),
  );
});

test('two Moons in the same nakshatra quarter give 28 of 36: only nadi is lost', () => {
  fc.assert(
    fc.property(longitude.map(moonPlaceAt), (moon) => {
      assert.equal(ashtakoota({ groom: moon, bride: moon }, false).total, 28);
    }),
  );
});

test('the tables of vashya and yoni are symmetric, full on the diagonal, and have the values all schools agree on', () => {
  for (const a of VASHYAS) for (const b of VASHYAS) assert.equal(vashyaPoints(a, b), a === b ? 2 : vashyaPoints(b, a));
  for (const a of YONIS) for (const b of YONIS) assert.equal(yoniPoints(a, b), a === b ? 4 : yoniPoints(b, a));
  const enemies = [
    ['horse', 'buffalo'],
    ['elephant', 'lion'],
    ['sheep', 'monkey'],
    ['serpent', 'mongoose'],
    ['dog', 'deer'],
    ['cat', 'rat'],
    ['cow', 'tiger'],
  ] as const;
  for (const [a, b] of enemies) assert.equal(yoniPoints(a, b), 0);
  assert.equal(YONIS.flatMap((a) => YONIS.filter((b) => yoniPoints(a, b) === 0)).length, 14);
});

test('the halves of sagittarius and capricorn differ in kind', () => {
  assert.deepEqual(
    [254.9, 255.1, 284.9, 285.1].map((deg) => moonVashya(moonPlaceAt(deg))),
    ['manava', 'chatushpada', 'chatushpada', 'jalachara'],
  );
});

test('nadi is excused by one sign with two nakshatras, one nakshatra across two signs, or one nakshatra with two quarters', () => {
  const nadi = (groom: number, bride: number): readonly string[] =>
    ashtakoota({ groom: moonPlaceAt(groom), bride: moonPlaceAt(bride) }, false).kootas.find(
      ({ koota }) => koota === 'nadi',
    )!.exceptions;
  assert.deepEqual(nadi(70, 81), ['same_sign_different_nakshatra']);
  assert.deepEqual(nadi(29, 31), ['same_nakshatra_different_sign', 'same_nakshatra_different_pada']);
  assert.deepEqual(nadi(1, 4), ['same_nakshatra_different_pada']);
  assert.deepEqual(nadi(1, 2), []);
  assert.deepEqual(nadi(1, 79), []);
});

test('only applied exceptions give the full points of the koota', () => {
  const couple: Couple = { groom: moonPlaceAt(70), bride: moonPlaceAt(81) };
  const [plain, applied] = [ashtakoota(couple, false), ashtakoota(couple, true)];
  assert.equal(plain.kootas[7]?.score, 0);
  assert.equal(applied.kootas[7]?.score, 8);
  assert.ok(applied.total > plain.total);
});

test('every nakshatra has one of each class, and each gana and nadi has nine', () => {
  const stars = Array.from({ length: 27 }, (_, index) => moonPlaceAt((index + 0.5) * (360 / 27)));
  const scores = stars.map((groom) => ashtakoota({ groom, bride: stars[0]! }, false).kootas);
  for (const index of [5, 7]) {
    const classes = scores.map((kootas) => kootas[index]!.groom);
    for (const name of new Set(classes)) assert.equal(classes.filter((other) => other === name).length, 9);
    assert.equal(new Set(classes).size, NADIS.length);
  }
});

test('mahendra, vedha, rajju and stree dirgha of NY90 and LN88: sixteenth nakshatra, navel and feet', () => {
  assert.deepEqual(findAgreements(NY90_LN88, DEFAULT_AGREEMENT_READINGS), {
    mahendra: true,
    streeDirgha: true,
    countFromBride: 16,
    groomRajju: 'nabhi',
    brideRajju: 'pada',
    sameRajju: false,
    oppositeWays: true,
    vedha: false,
  });
  const ashwiniJyeshtha = matched(1, 18);
  assert.deepEqual([ashwiniJyeshtha.vedha.present, ashwiniJyeshtha.rajju.present], [true, true]);
});

/** Two nakshatras, in the middle of their second quarter. */
function matched(groom: number, bride: number, readings: Partial<AgreementReadings> = {}): Poruthams {
  const [a, b] = [groom, bride].map((nakshatra) => moonPlaceAt(((nakshatra - 1 + 0.375) * 360) / 27));
  return poruthams({ groom: a!, bride: b! }, { ...DEFAULT_AGREEMENT_READINGS, ...readings });
}

test('the same part of the rope is present in both readings, and harmless only where the almanacs see opposite ways', () => {
  const rajju = (groom: number, bride: number, reading: AgreementReadings['rajju']): readonly unknown[] => {
    const { present, harmful, excusedBy } = matched(groom, bride, { rajju: reading }).rajju;
    return [present, harmful, excusedBy];
  };
  assert.deepEqual(rajju(1, 9, 'five_parts'), [true, true, []]);
  assert.deepEqual(rajju(1, 9, 'ascending_descending'), [true, false, ['opposite_ways']]);
  assert.deepEqual(rajju(1, 10, 'ascending_descending'), [true, true, []]);
  assert.deepEqual(rajju(5, 14, 'ascending_descending'), [true, true, []]);
  assert.deepEqual(rajju(1, 2, 'ascending_descending'), [false, false, []]);
});

test('rajju of bharani and pushya is excused by lords, rasi, dina and mahendra, which agree', () => {
  const { rajju, list } = matched(2, 8);
  assert.deepEqual(rajju, { present: true, harmful: false, excusedBy: ['lords_rasi_dina_mahendra_agree'] });
  const found = list.find(({ id }) => id === 'rajju');
  assert.deepEqual([found?.result, found?.excusedBy], ['bad', ['lords_rasi_dina_mahendra_agree']]);
});

test('chitra pierces mrigashira and dhanishta in the reading of three only', () => {
  for (const vedha of ['three', 'pair'] as const) {
    assert.equal(matched(5, 14, { vedha }).vedha.present, vedha === 'three');
    assert.equal(matched(23, 14, { vedha }).vedha.present, vedha === 'three');
    assert.equal(matched(5, 23, { vedha }).vedha.present, true);
  }
});

test('what is good needs no excuse, harm is an affliction without one, and exchanging the roles changes neither affliction', () => {
  const readings = fc.record({
    streeDirghaCount: fc.constantFrom(9 as const, 7 as const, 13 as const),
    rajju: fc.constantFrom('five_parts' as const, 'ascending_descending' as const),
    vedha: fc.constantFrom('three' as const, 'pair' as const),
  });
  fc.assert(
    fc.property(couples, readings, (couple, read) => {
      const there = poruthams(couple, read);
      for (const { result, excusedBy } of there.list) assert.ok(result !== 'good' || excusedBy.length === 0);
      for (const { present, harmful, excusedBy } of [there.rajju, there.vedha])
        assert.equal(harmful, present && excusedBy.length === 0);
      const back = poruthams({ groom: couple.bride, bride: couple.groom }, read);
      assert.deepEqual([back.rajju.present, back.vedha], [there.rajju.present, there.vedha]);
    }),
  );
});

test('over a day the Moon passes each quarter and half sign once, in order', () => {
  const places = moonPlacesBetween(350, 4);
  assert.deepEqual(
    places.map(({ nakshatra, pada }) => `${nakshatra}.${pada}`),
    ['27.2', '27.3', '27.4', '1.1', '1.2'],
  );
  assert.deepEqual(
    moonPlacesBetween(254, 256).map((place) => moonVashya(place)),
    ['manava', 'chatushpada'],
  );
});

test('the ten agreements of NY90 and LN88: sixteenth nakshatra, seventh sign, hostile lords, rakshasa bride', () => {
  const results = Object.fromEntries(
    poruthams(NY90_LN88, DEFAULT_AGREEMENT_READINGS).list.map(({ id, result }) => [id, result]),
  );
  assert.deepEqual(results, {
    dina: 'bad',
    gana: 'bad',
    mahendra: 'good',
    stree_dirgha: 'good',
    yoni: 'good',
    rasi: 'good',
    rasyadhipati: 'bad',
    vasya: 'bad',
    rajju: 'good',
    vedha: 'good',
  });
});

test('the ten agreements are consistent with the kootas and the four agreements', () => {
  fc.assert(
    fc.property(couples, (couple) => {
      const { list, vedha, rajju } = poruthams(couple, DEFAULT_AGREEMENT_READINGS);
      const found = new Map(list.map(({ id, result }) => [id, result]));
      const { mahendra, streeDirgha } = findAgreements(couple, DEFAULT_AGREEMENT_READINGS);
      assert.deepEqual(
        (['mahendra', 'vedha', 'rajju', 'stree_dirgha'] as const).map((id) => found.get(id) === 'good'),
        [mahendra, !vedha.present, !rajju.present, streeDirgha],
      );
      assert.equal(found.size, 10);
    }),
  );
});
