import type { Report } from '../report.ts';
import WORDS from '../voice/en-words.json' with { type: 'json' };
import PAGE from '../voice/en-page.json' with { type: 'json' };

/**
 * The report without what the fonts cannot write: names in other scripts are left out (of two people, A and B stand for them) and the report says so. The
 * report itself where everything can be set.
 */
export function fitToFonts(report: Report, canSet: (character: string) => boolean): Report {
  const unset = (text: string): readonly string[] => runsOf(text, canSet);
  const texts = [report.title, ...report.subtitle, ...report.sections.map(({ title }) => title)];
  if (texts.every((text) => unset(text).length === 0)) return report;
  const letters = new Map<string, string>();
  if (report.kind === 'relationship')
    report.subtitle.forEach((line, index) => {
      for (const run of unset(line)) if (!letters.has(run)) letters.set(run, index === 0 ? 'A' : 'B');
    });
  const fit = (text: string): string =>
    unset(text)
      .reduce((fitted, run) => fitted.replace(run, letters.get(run) ?? ''), text)
      .replace(/\s+/g, ' ')
      .trim();
  const isPair = report.kind === 'relationship';
  return {
    ...report,
    title:
      unset(report.title).length === 0 ? report.title : isPair ? fit(report.title) : WORDS.report_titles[report.kind],
    subtitle: report.subtitle.map(fit),
    sections: report.sections.map((section) => ({ ...section, title: fit(section.title) })),
    charts: report.charts.map((chart) => ({ ...chart, title: fit(chart.title), description: fit(chart.description) })),
    limits: [...report.limits, PAGE.nameLeftOut],
  };
}

/** The parts of a text that cannot be set, each with the spaces inside it. */
function runsOf(text: string, canSet: (character: string) => boolean): string[] {
  const runs: string[] = [];
  let run = '';
  let space = '';
  for (const character of text) {
    if (/\s/.test(character)) {
      space += character;
      continue;
    }
    if (canSet(character)) {
      if (run !== '') runs.push(run);
      run = '';
    } else run = run === '' ? character : run + space + character;
    space = '';
  }
  return run === '' ? runs : [...runs, run];
}
