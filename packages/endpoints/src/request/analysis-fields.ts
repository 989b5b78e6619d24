import { clock, date } from './instants.ts';

/** The moment that an answer about a birth is given for. */
export const analysisFields = {
  analysis_date: date({ description: 'Day of the analysis. Default: now.' }),
  analysis_time: clock({ description: 'Local time at the birth place. Default with a date: 12:00.' }),
};
