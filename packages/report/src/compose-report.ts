import type { Facts } from './facts/answers.ts';
import { composeDashaPeriod } from './kinds/dasha-period.ts';
import { composeMoonMonth } from './kinds/moon-month.ts';
import { composeNatal } from './kinds/natal.ts';
import { composeRelationship } from './kinds/relationship.ts';
import { composeVedic } from './kinds/vedic.ts';
import { composeYearAhead } from './kinds/year-ahead.ts';
import type { Report, ReportLanguage } from './report.ts';
import type { Library } from './texts/library.ts';

/**
 * Writes a report from what the API answers about its births: it chooses, weighs, orders and joins. Pure: the same facts and texts give the same report.
 * @throws RangeError where a text is missing: a fault of ours, which the tests of coverage find first
 */
export function composeReport(facts: Facts, library: Library, language: ReportLanguage): Report {
  switch (facts.kind) {
    case 'natal':
      return facts.system === 'western'
        ? composeNatal(facts, library, language)
        : composeVedic(facts, library, language);
    case 'relationship':
      return composeRelationship(facts, library, language);
    case 'year_ahead':
      return composeYearAhead(facts, library, language);
    case 'dasha_period':
      return composeDashaPeriod(facts, library, language);
    case 'moon_month':
      return composeMoonMonth(facts, library, language);
  }
}
