import { textOf, type Vocabulary, type Words } from './words.ts';

const KINDS: Readonly<Record<string, string>> = {
  natal: 'Birth chart',
  relationship: 'Relationship',
  year_ahead: 'Year ahead',
  dasha_period: 'Dasha period',
  moon_month: 'Moon month',
};

/** Of a report the log keeps its id and its kind. */
const report =
  (what: string): Words =>
  ({ details }) => ({
    what,
    subject: KINDS[textOf(details['kind'])] ?? '',
    more: textOf(details['report_id']),
  });

export const reportWords = {
  'report.shared': report('Report shared by link'),
  'report.withdrawn': report('Link of a report withdrawn'),
  'report.deleted': report('Report deleted'),
} as const satisfies Vocabulary<string>;
