import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Frame } from '@theia-astro/astro/ephemeris';
import { houseStays, obstructors, oppositionHouse, type Span, spansOf } from '@theia-astro/astro/vedic/gochara/gochara';
import { grahaMotion, grahaMotions } from '@theia-astro/astro/vedic/chart-grahas';
import { GRAHAS, houseFromSign, type GrahaId } from '@theia-astro/astro/vedic/zodiac';
import * as fc from 'fast-check';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const frame: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: { kind: 'mode', mode: 1 } };
const node = 'mean';
const motions = grahaMotions(ephemeris, frame, node);
const partAt = (graha: GrahaId, parts: number, jdUt: number, kind: 'mean' | 'true' = node): number =>
  Math.floor((grahaMotion(ephemeris, graha, frame, kind).at(jdUt).longitudeDeg * parts) / 360);
const holds = ({ startJdUt, endJdUt }: Pick<Span, 'startJdUt' | 'endJdUt'>, jdUt: number): boolean =>
  startJdUt! <= jdUt && jdUt < endJdUt!;
const SECOND = 1 / 86_400;

const ranges = fc.record({
  graha: fc.constantFrom(...GRAHAS),
  parts: fc.constantFrom(12, 27, 96),
  fromJdUt: fc.double({ min: 2_400_000, max: 2_500_000, noNaN: true }),
  days: fc.double({ min: 0.01, max: 60, noNaN: true }),
});

describe('stays in parts of the zodiac', () => {
  it('tile every range without a gap, with true ends: a second before and after each the graha is in its neighbours', () => {
    fc.assert(
      fc.property(ranges, ({ graha, parts, fromJdUt, days }) => {
        const untilJdUt = fromJdUt + days;
        const spans = spansOf(graha, parts, { motions, fromJdUt, untilJdUt });
        assert.ok(spans[0]!.startJdUt! <= fromJdUt && spans.at(-1)!.endJdUt! >= untilJdUt);
        spans.forEach((span, index) => {
          const next = spans[index + 1];
          assert.equal(partAt(graha, parts, span.startJdUt! + SECOND), span.index);
          assert.equal(partAt(graha, parts, span.endJdUt! - SECOND), span.index);
          assert.notEqual(partAt(graha, parts, span.endJdUt! + SECOND), span.index);
          if (next === undefined) return;
          assert.equal(next.startJdUt, span.endJdUt);
          assert.equal(next.index, (span.index + (next.direct ? 1 : parts - 1)) % parts);
        });
      }),
      { numRuns: 150, seed: 13 },
    );
  });

  it('are those that stepping finds, with the retrograde returns of Mercury, and the wobbles of the true node', () => {
    for (const [graha, kind, parts, step] of [
      ['mercury', 'mean', 96, 0.05],
      ['rahu', 'true', 960, 0.02],
    ] as const) {
      const [fromJdUt, untilJdUt] = [2_460_310.5, 2_460_310.5 + 366];
      const spans = spansOf(graha, parts, { motions: grahaMotions(ephemeris, frame, kind), fromJdUt, untilJdUt });
      for (let jdUt = fromJdUt; jdUt < untilJdUt; jdUt += step)
        assert.equal(
          spans.find((span) => holds(span, jdUt))?.index,
          partAt(graha, parts, jdUt, kind),
          `${graha} ${jdUt}`,
        );
      assert.ok(spans.some(({ direct }) => direct) && spans.some(({ direct }) => !direct));
    }
  });

  it('two halves of a range have the stays of the whole, bit by bit', () => {
    const at = (fromJdUt: number, untilJdUt: number): readonly Span[] =>
      spansOf('venus', 27, { motions, fromJdUt, untilJdUt });
    const halves = [...at(2_460_000.5, 2_460_200.25), ...at(2_460_200.25, 2_460_400.5)];
    const once = halves.filter((span, index) => halves.findIndex((o) => o.startJdUt === span.startJdUt) === index);
    assert.deepEqual(once, at(2_460_000.5, 2_460_400.5));
  });

  it('at the ends of the ephemeris the first begins and the last ends nowhere', () => {
    const [first, last] = ephemeris.range.reduced;
    const early = spansOf('saturn', 12, { motions, fromJdUt: first, untilJdUt: first + 4_000 });
    assert.equal(early[0]!.startJdUt, null);
    const late = spansOf('saturn', 12, { motions, fromJdUt: last - 4_000, untilJdUt: last });
    assert.equal(late.at(-1)!.endJdUt, null);
  });
});

describe('vedhas', () => {
  it('at any instant those hold that the houses of the moment make', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2_415_000, max: 2_480_000, noNaN: true }),
        fc.integer({ min: 0, max: 11 }),
        fc.double({ min: 1, max: 400, noNaN: true }),
        (fromJdUt, sign, days) => {
          const untilJdUt = fromJdUt + days;
          const question = { motions, fromJdUt, untilJdUt, moonSignIndex: sign, firstSignIndex: sign } as const;
          const stays = houseStays(GRAHAS, { ...question, table: 'narasimha_rao' });
          for (const share of [0, 0.31, 0.62, 0.99]) {
            const jdUt = fromJdUt + share * days;
            const house = (id: GrahaId): number => houseFromSign(partAt(id, 12, jdUt), sign);
            for (const id of GRAHAS) {
              const stay = stays.get(id)!.find((one) => holds(one, jdUt))!;
              const opposed = oppositionHouse('narasimha_rao', id, house(id));
              const by = obstructors(id).filter((other) => house(other) === opposed);
              const found = (stay.vedha ?? []).filter((one) => holds(one, jdUt)).map((one) => one.by);
              assert.deepEqual(found.toSorted(), by.toSorted(), `${id} ${jdUt}`);
              for (const { startJdUt, endJdUt } of stay.vedha ?? [])
                assert.ok(startJdUt! >= stay.startJdUt! && endJdUt! <= stay.endJdUt! && startJdUt! < endJdUt!);
            }
          }
        },
      ),
      { numRuns: 25, seed: 104 },
    );
  });
});
