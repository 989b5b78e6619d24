import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase } from '@playwright/test/reporter';

/**
 * Reports to `npm test`: how long each file took, and which tests passed only on retry. Each goes to the file that an environment variable names
 * (THEIA_FILE_SECONDS, THEIA_SECOND_TRIES).
 */
export default class FileReporter implements Reporter {
  readonly #tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.#tests.add(test);
  }

  onEnd(): void {
    this.#writeFileSeconds(process.env.THEIA_FILE_SECONDS);
    this.#writeSecondTries(process.env.THEIA_SECOND_TRIES);
  }

  printsToStdio(): boolean {
    return false;
  }

  #writeFileSeconds(path: string | undefined): void {
    if (path === undefined) return;
    const seconds = new Map<string, number>();
    for (const { location, results } of this.#tests)
      for (const { duration } of results)
        seconds.set(location.file, (seconds.get(location.file) ?? 0) + duration / 1000);
    for (const [file, total] of seconds) appendFileSync(path, `${JSON.stringify({ file, seconds: total })}\n`);
  }

  #writeSecondTries(path: string | undefined): void {
    if (path === undefined) return;
    for (const test of this.#tests) {
      if (test.outcome() !== 'flaky') continue;
      const [, , ...titles] = test.titlePath();
      const why = test.results[0]?.error?.message?.split('\n')[0] ?? 'no message';
      // oxlint-disable-next-line no-control-regex -- the colours of a terminal
      appendFileSync(path, `${titles.join(' › ')}: ${why.replaceAll(/\u001b\[\d+m/g, '')}\n`);
    }
  }
}
