import type { CDPSession, Page } from '@playwright/test';

/** What the browser does not report because it took less. */
const UNREPORTED_MS = 16;

/** One use of a control. */
export interface Use {
  /** From the finger to the next frame, the longest event of the interaction. */
  readonly shownMs: number;
  /** Of it, until the page's own code was through. */
  readonly codeMs: number;
  /** What the page's thread computed until it was idle again. */
  readonly workMs: number;
}

const WATCHER = `(() => {
  window.uses = [];
  new PerformanceObserver((list) => window.uses.push(...list.getEntries().filter(({ interactionId }) => interactionId > 0).map(({ name, duration, startTime, processingEnd }) => ({ name, duration, code: processingEnd - startTime })))).observe({ type: 'event', durationThreshold: ${UNREPORTED_MS} });
})()`;

/** Until the frame after the interaction is shown and the page has nothing more to do. */
const DRAWN = `(async () => {
  for (let frames = 0; frames < 3; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 }));
  await new Promise((done) => setTimeout(done, 60));
})()`;

interface Reported {
  readonly duration: number;
  readonly code: number;
}

/** Measures what a user does on a page, as a phone of the middle would show it. */
export class Meter {
  private readonly page: Page;
  private readonly devTools: CDPSession;

  private readonly slowdown: number;

  private constructor(page: Page, devTools: CDPSession, slowdown: number) {
    this.page = page;
    this.devTools = devTools;
    this.slowdown = slowdown;
  }

  /** @param slowdown how many times slower than this machine the page is used */
  static async on(page: Page, slowdown: number): Promise<Meter> {
    await page.addInitScript(WATCHER);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Meter(page, devTools, slowdown);
  }

  private async workMs(): Promise<number> {
    const { metrics } = await this.devTools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  }

  async use(act: () => Promise<unknown>): Promise<Use> {
    await this.page.evaluate(DRAWN);
    await this.page.evaluate('window.uses = []');
    await this.devTools.send('Emulation.setCPUThrottlingRate', { rate: this.slowdown });
    const before = await this.workMs();
    try {
      await act();
      await this.page.evaluate(DRAWN);
    } finally {
      await this.devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    const workMs = (await this.workMs()) - before;
    const reported = await this.page.evaluate<Reported[]>('window.uses ?? []');
    return {
      shownMs: Math.max(UNREPORTED_MS, ...reported.map(({ duration }) => duration)),
      codeMs: Math.max(0, ...reported.map(({ code }) => code)),
      workMs,
    };
  }
}
