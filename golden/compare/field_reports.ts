import { keepTally, type Comparison } from '../comparison.ts';
import { answerTo, fieldReports, isExpected, valueAt } from '../field-reports.ts';

export const comparisons: readonly Comparison[] = [
  {
    table: 'field_reports',
    quantity: 'values that public reports ask for',
    unit: 'wrong answers',
    tolerance: 0,
    compare: async ({ ephemeris, places }) => {
      const services = { ephemeris, places: await places() };
      const tally = keepTally();
      for (const { id, calls } of fieldReports)
        for (const call of calls) {
          const answer = answerTo(services, call);
          for (const [path, expected] of Object.entries(call.expected)) {
            const value = valueAt(answer, path);
            tally.add(`${id} ${path}: ${JSON.stringify(value)}`, isExpected(value, expected) ? 0 : 1);
          }
        }
      return tally.result();
    },
  },
];
