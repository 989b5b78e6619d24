import { parentPort, workerData } from 'node:worker_threads';
import { makeFrame } from '../frame/frame.ts';
import type { FramesMade, SharedWork } from './frame-thread.ts';

const dictionary = Buffer.from(workerData as Uint8Array);

parentPort?.on('message', ({ memory, groups }: SharedWork) => {
  const made: FramesMade = groups.map(({ answers, start, end }) =>
    makeFrame(new Uint8Array(memory, start, end - start), answers, dictionary),
  );
  parentPort?.postMessage(made);
});
