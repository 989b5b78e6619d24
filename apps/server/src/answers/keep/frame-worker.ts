import { parentPort, workerData } from 'node:worker_threads';
import { makeFrame } from '../frame/frame.ts';
import type { FrameWork, FramesMade } from './frame-thread.ts';

const dictionary = Buffer.from(workerData as Uint8Array);

parentPort?.on('message', (groups: FrameWork) => {
  const made: FramesMade = groups.map((texts) => {
    const answers = texts.map((text) => Buffer.from(text));
    let end = 0;
    const ends = answers.map(({ length }) => (end += length));
    return { frame: makeFrame(answers, dictionary), ends };
  });
  parentPort?.postMessage(made);
});
