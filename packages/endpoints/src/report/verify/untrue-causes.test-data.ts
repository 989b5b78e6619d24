import type { Cause } from '@theia-astro/report/report';
import type { calculateReport } from '../calculate.ts';
import type { CalculationContext } from '../../endpoint.ts';
import type { ReportProducts } from '../products.ts';
import { aspectHolds } from './aspects.test-data.ts';
import { Evidence } from './evidence.test-data.ts';
import { eventHolds } from './events.test-data.ts';
import { periodHolds } from './periods.test-data.ts';
import { placementHolds } from './placements.test-data.ts';
import { ruleHolds } from './rules.test-data.ts';

/** Causes of a report that do not hold when they are computed again, each as JSON. A kind of cause that nothing here knows does not hold. */
export function untrueCauses(
  context: CalculationContext,
  products: ReportProducts,
  fields: Readonly<Record<string, unknown>>,
  report: ReturnType<typeof calculateReport>,
): string[] {
  const evidence = new Evidence(context, products, fields, report);
  const causes = [report.opening, report.closing, ...report.sections.flatMap(({ paragraphs }) => paragraphs)].flatMap(
    ({ because }) => because,
  );
  return [...new Map(causes.map((cause) => [JSON.stringify(cause), cause])).entries()].flatMap(([text, cause]) =>
    causeHolds(evidence, cause) ? [] : [text],
  );
}

/** Whether one cause holds. */
export function causeHolds(evidence: Evidence, cause: Cause): boolean {
  switch (cause.kind) {
    case 'placement':
      return placementHolds(evidence, cause);
    case 'aspect':
      return aspectHolds(evidence, cause);
    case 'rule':
      return ruleHolds(evidence, cause);
    case 'period':
      return periodHolds(evidence, cause);
    case 'event':
      return eventHolds(evidence, cause);
    default:
      return false;
  }
}
