import type { VedicChart } from '../chart.ts';
import { byPlanet, type ContributorSigns } from './bindus.ts';

/** The signs of those that give bindus in a chart; null without a birth time, because the lagna is one of them. */
export function contributorSigns({ byId, lagna }: Pick<VedicChart, 'byId' | 'lagna'>): ContributorSigns | null {
  return lagna && { ...byPlanet((id) => byId[id].signIndex), lagna: lagna.signIndex };
}
