const SHOWN_MAX = 80;

/** Prints what a run found, and sets the exit code. */
export function conclude(findings: readonly string[], after = ''): void {
  console.log(findings.length === 0 ? `no findings${after}` : `${findings.length} findings`);
  for (const finding of findings.slice(0, SHOWN_MAX)) console.log(`  ${finding}`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

/** `200: 17  404: 3` */
export function countsOf(statuses: ReadonlyMap<number, number>): string {
  const sorted = [...statuses].sort(([a], [b]) => a - b);
  return sorted.map(([status, times]) => `${status}: ${times}`).join('  ');
}

/** The lines of a log that report errors. */
export function errorsOf(log: string): readonly string[] {
  return log.split('\n').filter((line) => line.includes('"level":50') || line.includes('"level":60'));
}
