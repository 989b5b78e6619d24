import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { customer } from '../../apps/server/src/testing/customer.ts';
import { until } from '../../apps/server/src/testing/until.ts';
import { auditBooks, isClean } from './audit.ts';
import { startLoad } from './clients.ts';
import { embeddedFaults } from './embedded.ts';
import type { Fault, Scene } from './fault.ts';
import { fullDisk } from './full-disk.ts';
import { patroniFaults } from './patroni.ts';
import { redisFaults } from './redis.ts';
import { silentConnections, silentPair } from './silent-pair.ts';
import { watchAlerts } from './watch-alerts.ts';

/**
 * `npm run bench:faults -- [--only TEXT] [--clients 12] [--calls 300] [--alerts]`: breaks a running installation under paid load, and compares the books of
 * the clients with those of the database. No answered call may be lost or charged twice, and none may be charged without an answer,
 * except where the client's own connection was cut off. `--alerts` prints which alerts of deploy/observability fire meanwhile in a Prometheus, without the minutes for which
 * they wait elsewhere.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    clients: { type: 'string', default: '12' },
    calls: { type: 'string', default: '300' },
    alerts: { type: 'boolean', default: false },
  },
});
const CALLS = Number(values.calls);
const BACK_MS_MAX = 10_000;
/** What clients may see of a service that is away for a moment; 0: cut off. */
const AWAY_STATUSES: readonly number[] = [0, 200, 409, 503];
/** How long a call after the fault is waited for. */
const PATIENCE_MS = 60_000;
const FAULTS: readonly Fault[] = [
  ...embeddedFaults,
  fullDisk,
  silentPair,
  silentConnections,
  ...redisFaults,
  ...patroniFaults,
];
const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

for (const fault of FAULTS.filter(({ name }) => name.includes(values.only))) {
  const missing = fault.missing();
  if (missing !== null) {
    console.log(`${fault.name}: not run: ${missing}`);
    continue;
  }
  await play(fault).catch((error: unknown) => {
    process.exitCode = 1;
    console.log(`FAILED  ${fault.name}: ${error instanceof Error ? error.stack : String(error)}`);
  });
}
process.exit();

/** Causes the fault under load, and says what came of it. @throws when the scene cannot be played to its end */
async function play(fault: Fault): Promise<void> {
  const scene = await fault.open();
  let passes = false;
  try {
    passes = await judge(fault.name, scene);
  } finally {
    if (!passes) {
      process.exitCode = 1;
      const file = join(scene.logs ?? mkdtempSync(join(tmpdir(), 'theia-faults-')), 'theia.log');
      writeFileSync(file, scene.service.log());
      console.log(`  logs of ${fault.name}: ${dirname(file)}`);
    }
    await scene.close(!passes);
  }
}

/** True when the clients were served again in time and all books agree. */
async function judge(name: string, scene: Scene): Promise<boolean> {
  const { service } = scene;
  const rich = { plan: null, balanceUsd: '100000', ratePerSecond: 1_000_000 } as const;
  const customers = await Promise.all([rich, rich, rich].map((wish) => customer(service.database, wish)));
  const alerts = values.alerts ? await watchAlerts(service.port) : null;
  const load = startLoad({ port: scene.port ?? (() => service.port), customers, clients: Number(values.clients) });
  try {
    await until(() => load.answeredCount >= CALLS, 'calls before the fault');
    load.mark();
    const begunMs = performance.now();
    await scene.cause();
    const causedMs = performance.now();
    const before = load.answeredCount;
    await until(() => load.answeredCount > before, 'the first call after the fault', 10, PATIENCE_MS);
    const backMs = performance.now() - causedMs;
    await until(() => load.answeredCount >= before + CALLS, 'calls after the fault', 10, PATIENCE_MS);
    const gapMs = load.longestGapMs();
    await load.stop();
    const audit = await auditBooks(service.database, load.books);
    const others = [...load.statuses.keys()].filter((status) => !(scene.allowed ?? AWAY_STATUSES).includes(status));
    const findings = scene.findings?.() ?? [];
    const passes = isClean(audit) && backMs <= BACK_MS_MAX && others.length === 0 && findings.length === 0;
    console.log(
      `${passes ? 'passed' : 'FAILED'}  ${name}: back ${seconds(backMs)} after it, which took ${seconds(causedMs - begunMs)}; ${seconds(gapMs)} without an answer in all, slowest refusal ${seconds(load.slowestRefusalMs)}, slowest answer ${seconds(load.slowestAnswerMs)}; ` +
        `${load.answeredCount} answered, ${load.statuses.get(503) ?? 0} refused, ${load.statuses.get(0) ?? 0} cut off; ` +
        `${audit.lost.length} lost, ${audit.doubled.length} doubled, ${audit.unanswered.length} charged and unanswered, ${audit.cut} charged and cut off` +
        (scene.summary === undefined ? '' : `; ${scene.summary()}`),
    );
    for (const finding of [...audit.lost, ...audit.doubled, ...audit.unanswered, ...audit.broken, ...findings].slice(
      0,
      10,
    ))
      console.log(`  ${finding}`);
    if (others.length > 0) console.log(`  answers with ${others.join(', ')}`);
    return passes;
  } finally {
    await load.stop();
    if (alerts !== null) console.log(`  alerts: ${(await alerts.stop()).join(', ') || 'none'}`);
  }
}
