import { parseArgs } from 'node:util';
import { startNodes } from '../faults/nodes.ts';
import { proveDeliveries } from './webhook-kills.ts';
import { conclude } from './conclude.ts';

/**
 * `node bench/hostile/webhooks.ts [--events 1000] [--seconds 180] [--kill-every 4]`: events that are due within some minutes go to receivers that are prompt, slow, failing,
 * dropping connections and cutting off their answers, while three nodes of four, started like `npm start`, are killed with SIGKILL in turn every few seconds (the fourth brings the
 * database). Each event must arrive, under one id, at most a minute late, and be charged once.
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '180' },
    'kill-every': { type: 'string', default: '4' },
  },
});

const { nodes, service, stop } = await startNodes(4, { LOG_LEVEL: 'error', EPHEMERIS_TABLES: 'off' });
const { faults, events, kills, requests, accepted, delay, charged } = await proveDeliveries({
  database: service.database,
  secrets: service.config,
  nodes: nodes.slice(1),
  events: Number(values.events),
  withinSeconds: Number(values.seconds),
  killEveryMs: Number(values['kill-every']) * 1_000,
});
console.log(`${events} events, ${kills} kills, ${accepted} arrived in ${requests} requests, ${charged} charges`);
console.log(
  `first arrival after it was due: median ${delay.median.toFixed(2)} s, 99 % within ${delay.p99.toFixed(2)} s, longest ${delay.longest.toFixed(2)} s`,
);
conclude(faults);
await stop();
