import { availableParallelism } from 'node:os';
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';
import { openTableWriter, type TableWriterOptions } from './table-writer.ts';

/** From the process, for each part that it was sent. */
export type BuildOutcome = { readonly part: number } | { readonly error: unknown };

/** After so much work it looks whether its server lives. On a single core it also rests as long: a container's quota knows no priorities. */
const STRETCH_MS = 5;

process.once('disconnect', () => process.exit());
const isSingleCore = availableParallelism() === 1;
const opened = openTableWriter(JSON.parse(process.argv[2] ?? '') as TableWriterOptions);
process.on('message', (part: number) => {
  const report = (outcome: BuildOutcome): void => {
    process.send?.(outcome);
  };
  write(part).then(
    () => report({ part }),
    (error: unknown) => report({ error }),
  );
});

async function write(part: number): Promise<void> {
  const writer = await opened;
  let restedMs = performance.now();
  for (const _ of writer.write(part)) {
    const workedMs = performance.now() - restedMs;
    if (workedMs < STRETCH_MS) continue;
    await (isSingleCore ? delay(workedMs) : turn());
    restedMs = performance.now();
  }
}
