import { parentPort, workerData } from 'node:worker_threads';
import { catalog } from '@theia-astro/endpoints/catalog';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { warmUp } from './compute.ts';
import { computeJob, captureOutcome } from './job.ts';
import type { FromThread, ThreadData, ToThread } from './thread.ts';
import { begin, end, isWithdrawn } from './thread-board.ts';

const { ephemerisDir, tables, gazetteer, warmUpMs, board } = workerData as ThreadData;
const context = {
  ephemeris: await createSwissEphemeris({
    ...(ephemerisDir === null ? {} : { ephemerisDir }),
    ...(tables === null ? {} : { tables }),
  }),
  places: await loadPlaces(gazetteer),
};
const endpoints = new Map(catalog.map((endpoint) => [endpoint.path, endpoint]));
const say = (message: FromThread): void => parentPort?.postMessage(message);

parentPort?.on('message', ({ id, job }: ToThread) => {
  if (isWithdrawn(board, id)) return;
  begin(board, id);
  const outcome = captureOutcome(() => computeJob(endpoints, context, job));
  end(board);
  say({ id, outcome });
});
warmUp(catalog, context, warmUpMs);
say({ ready: true });
