import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseCoordinates } from './coordinates.ts';
import { divisionForms, normalise } from './normalise.ts';

describe('normalised names', () => {
  it('lose diacritics, case and punctuation', () => {
    assert.equal(normalise('  São  Tomé & Príncipe '), 'sao tome principe');
    assert.equal(normalise('Saint-Étienne'), normalise('st. etienne'));
    assert.equal(normalise('Frankfurt (Oder)'), 'frankfurt oder');
    assert.equal(normalise('Tromsø'), 'tromso');
    assert.equal(normalise('Łódź'), 'lodz');
  });

  it('keep apostrophes out and initials together', () => {
    assert.equal(normalise("Coeur d'Alene"), normalise('Coeur d’Alene'));
    assert.equal(normalise('Washington, D.C.'), 'washington dc');
    assert.equal(normalise('U. S. A.'), 'usa');
    assert.equal(normalise('St.Louis'), 'st louis');
  });

  it('keep the letters of other scripts, with Indic vowel signs', () => {
    assert.equal(normalise('दिल्ली'), 'दिल्ली');
    assert.equal(normalise('東京都'), '東京都');
    assert.equal(normalise('МОСКВА'), 'москва');
    assert.equal(normalise('서울'), '서울');
  });

  it('are stable, and empty when nothing is left', () => {
    for (const text of ['İzmir', 'Ağrı', 'ST. MARTIN’S', 'ﬁ', 'constructor', ''])
      assert.equal(normalise(normalise(text)), normalise(text));
    assert.equal(normalise('…—!'), '');
  });
});

describe('names of divisions', () => {
  it('also match without the word for their kind', () => {
    assert.deepEqual(divisionForms('lagos state'), ['lagos state', 'lagos']);
    assert.deepEqual(divisionForms('state of berlin'), ['state of berlin', 'berlin']);
    assert.deepEqual(divisionForms('bavaria'), ['bavaria']);
  });
});

describe('coordinates as text', () => {
  const near = (text: string, latitude: number, longitude: number): void => {
    const found = parseCoordinates(text);
    assert.ok(found !== null, text);
    assert.ok(
      Math.abs(found.geoLatitudeDeg - latitude) < 1e-9 && Math.abs(found.geoLongitudeDeg - longitude) < 1e-9,
      `${text}: ${JSON.stringify(found)}`,
    );
  };

  it('are read in decimals and in degrees, minutes, seconds', () => {
    near('40.7143,-74.006', 40.7143, -74.006);
    near(`40°42'51"N 74°0'22"W`, 40 + 42 / 60 + 51 / 3600, -(74 + 22 / 3600));
    near('51°30′N 0°7′W', 51.5, -7 / 60);
    near('48.8566 2.3522', 48.8566, 2.3522);
    near('N40 42 51 W74 0 22', 40 + 42 / 60 + 51 / 3600, -(74 + 22 / 3600));
  });

  it('are read in the notation of astrologers', () => {
    near('40n42, 74w00', 40.7, -74);
    near("40n42'51 74w00'22", 40 + 42 / 60 + 51 / 3600, -(74 + 22 / 3600));
  });

  it('may start with the longitude when the letters show it', () => {
    near('74.0W, 40.7N', 40.7, -74);
  });

  it('are not found in names, single numbers or impossible angles', () => {
    for (const text of [
      'Paris',
      '75001 Paris',
      '12',
      '1,2,3',
      '91,0',
      '0,181',
      "40°61'N 74°W",
      'N40, N50',
      '-40N, 74W',
      '',
    ])
      assert.equal(parseCoordinates(text), null, text);
  });
});
