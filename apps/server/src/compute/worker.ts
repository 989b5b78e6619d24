import { parentPort, workerData } from 'node:worker_threads';
import { catalog } from '@theia/endpoints/catalog';
import { createSwissEphemeris } from '@theia/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia/places/load-places';
import { warmUp } from './compute.ts';
import { computeJob, outcomeOf } from './job.ts';
import type { FromWorker, ToWorker, WorkerData } from './pool.ts';

const { ephemerisDir, withdrawn } = workerData as WorkerData;
const context = { ephemeris: await createSwissEphemeris(ephemerisDir === null ? {} : { ephemerisDir }), places: await loadPlaces() };
const endpoints = new Map(catalog.map((endpoint) => [endpoint.path, endpoint]));
const say = (message: FromWorker): void => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToWorker) => {
  if ('warmUpMs' in message) {
    warmUp(catalog, context, message.warmUpMs);
    say({ ready: true });
    return;
  }
  const id = BigInt(message.id);
  if (id >= Atomics.load(withdrawn, 0) && id <= Atomics.load(withdrawn, 1)) return;
  say({ id: message.id, outcome: outcomeOf(() => computeJob(endpoints, context, message.job)) });
});
