import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Writes the name of each test that failed and then passed to the file that `THEIA_SECOND_TRIES` names, for the end of `npm test`. */
export default class SecondTry implements Reporter {
  readonly #tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.#tests.add(test);
  }

  onEnd(): void {
    const file = process.env.THEIA_SECOND_TRIES;
    if (file === undefined) return;
    for (const test of this.#tests) {
      if (test.outcome() !== 'flaky') continue;
      const [, , ...titles] = test.titlePath();
      const why = test.results[0]?.error?.message?.split('\n')[0] ?? 'no message';
      // oxlint-disable-next-line no-control-regex -- the colours of a terminal
      appendFileSync(file, `${titles.join(' › ')}: ${why.replaceAll(/\u001b\[\d+m/g, '')}\n`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
