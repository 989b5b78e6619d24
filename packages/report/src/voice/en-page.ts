/** The words of a page around a report. */
export const PAGE = {
  because: 'Based on',
  limits: 'What this report leaves out',
  charts: 'Charts',
  tables: 'Tables',
  opening: 'What comes first',
  closing: 'What to take along',
  made: 'Written by Theia from the texts of its authors. Each paragraph names the positions it rests on. It is meant for reflection; it does not replace medical, legal or financial advice.',
  nameLeftOut:
    'A name is written in letters that this document cannot set, so it is left out here. The report itself has it.',
  page: 'Page',
} as const;
