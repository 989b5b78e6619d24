import { lessPrecise } from '@theia-astro/astro/ephemeris';
import { composeReport } from '@theia-astro/report/compose-report';
import { writeReportPdf } from '@theia-astro/report/pdf/pdf';
import type { Library } from '@theia-astro/report/texts/library';
import type { CalculationContext } from '../endpoint.ts';
import type { Wire } from '../wire/wire.ts';
import { gatherFacts } from './facts.ts';
import type { ReportProducts } from './products.ts';
import type { ReportRequest } from './request.ts';
import type { reportResponseSchema } from './schema.ts';

/** The answer of POST /report. @throws Problem 422 */
export function calculateReport(
  context: CalculationContext,
  request: ReportRequest,
  products: ReportProducts,
  library: Library,
): Wire<typeof reportResponseSchema> {
  const { facts, answers } = gatherFacts(context, products, request);
  const report = composeReport(facts, library, request.language);
  const warnings = new Map(
    answers.flatMap((answer) => answer.warnings).map((warning) => [JSON.stringify(warning), warning]),
  );
  return {
    product: 'report',
    ...report,
    voice: 'composed',
    ...(request.format === 'pdf' ? { pdf: Buffer.from(writeReportPdf(report, request.paper)).toString('base64') } : {}),
    input: request.input,
    meta: { ...answers[0].meta, ephemeris: lessPrecise(...answers.map(({ meta }) => meta.ephemeris)) },
    warnings: [...request.warnings, ...warnings.values()],
  };
}
