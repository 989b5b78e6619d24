import { parentPort, workerData } from 'node:worker_threads';
import { catalog } from '@theia-astro/endpoints/catalog';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import type { Places } from '@theia-astro/places/places';
import { releaseHeap } from '../memory/release-heap.ts';
import { warmUp } from './compute.ts';
import { computeJob, captureOutcome } from './job.ts';
import { begin, end, type FoundPlace, type FromThread, isWithdrawn, type ThreadData, type ToThread } from './thread.ts';

const { ephemerisDir, tables, gazetteer, warmUpMs, board } = workerData as ThreadData;
const found: FoundPlace[] = [];
const context = {
  ephemeris: await createSwissEphemeris({
    ...(ephemerisDir === null ? {} : { ephemerisDir }),
    ...(tables === null ? {} : { tables }),
  }),
  places: noteFound(await loadPlaces(gazetteer)),
};
const endpoints = new Map(catalog.map((endpoint) => [endpoint.path, endpoint]));
const say = (message: FromThread): void => parentPort?.postMessage(message);

parentPort?.on('message', ({ id, job }: ToThread) => {
  if (isWithdrawn(board, id)) return;
  begin(board, id);
  const outcome = captureOutcome(() => computeJob(endpoints, context, job));
  end(board);
  say({ id, outcome, found: found.splice(0) });
});
warmUp(catalog, context, warmUpMs);
found.length = 0;
say({ ready: true });
releaseHeap();

/** An atlas that notes which places a computation looked up. */
function noteFound(places: Places): Places {
  return {
    ...places,
    resolve: (text) => {
      const match = places.resolve(text);
      if (match !== null) found.push([text, match]);
      return match;
    },
  };
}
