import type { AspectAnswer, ChartAnswer, OuterAnswer } from '@theia-astro/chart';
import stored from './answers.json';

/** The answers of the calls in `requests.ts`, computed by the endpoints when they last changed (`scripts/gallery-answers.ts`). */
export const answers: {
  readonly einstein: ChartAnswer;
  readonly bach: ChartAnswer;
  readonly independence: ChartAnswer;
  readonly eclipse: {
    readonly natal: ChartAnswer;
    readonly outer: OuterAnswer;
    readonly aspects: readonly AspectAnswer[];
  };
  readonly royals: {
    readonly natal: ChartAnswer;
    readonly outer: OuterAnswer;
    readonly aspects: readonly AspectAnswer[];
  };
} = {
  einstein: stored.einstein,
  bach: stored.bach,
  independence: stored.independence,
  eclipse: {
    natal: stored.eclipse.natal,
    outer: { points: stored.eclipse.transits },
    aspects: stored.eclipse.aspects,
  },
  royals: {
    natal: stored.royals.charts.person_a,
    outer: stored.royals.charts.person_b,
    aspects: stored.royals.aspects,
  },
};
