import { parentPort, workerData } from 'node:worker_threads';
import { makeFrame } from '../frame/frame.ts';
import type { FrameWork, FramesMade } from './frame-thread.ts';

const dictionary = Buffer.from(workerData as Uint8Array);

parentPort?.on('message', (groups: FrameWork) => {
  const made: FramesMade = groups.map(({ content, answers }) => makeFrame(content, answers, dictionary));
  parentPort?.postMessage(made);
});
