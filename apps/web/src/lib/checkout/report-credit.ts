import { paths } from '../paths.ts';

const FOR = 'for';
const REPORT = 'report';

/** Where credit for a report is added. */
export const REPORT_CREDIT = `${paths.billing}?${FOR}=${REPORT}#top-up`;

/** The page that a payment made on the billing page returns to. */
export function returnPath(query: URLSearchParams): string {
  return query.get(FOR) === REPORT ? paths.reports : paths.billing;
}
