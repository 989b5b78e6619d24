import { askLighthouse } from '../lighthouse/report.ts';

/** The index of a phone of the middle, such as a Pixel 5 (Chrome DevTools, CalibrationController.ts: the score of its mid-tier preset). */
const PHONE_INDEX = 1_000;

/**
 * How many times slower this machine must be made to be a phone of the middle, by the benchmark that Lighthouse makes of a machine and DevTools
 * calibrates its presets with. It is measured while nothing else runs; a busy machine gives too low an index, and so too kind a phone.
 */
export async function phoneSlowdown(url: string): Promise<{ readonly index: number; readonly slowdown: number }> {
  const { environment } = await askLighthouse(url, ['--only-categories=seo']);
  const index = environment.benchmarkIndex;
  return { index, slowdown: Math.max(1, index / PHONE_INDEX) };
}
