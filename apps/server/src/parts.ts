import type { Hono } from 'hono';
import type { Handlers } from './account/operations/operation.ts';
import type { Task } from './jobs/job.ts';
import type { MetricSources } from './observability/metric-sources.ts';

/** What a part of the server contributes. A folder exports `open…`, which returns it. */
export interface Part {
  /** With their whole paths. The first match of all parts wins. */
  readonly routes?: Hono;
  /** Handlers of the account catalogue. */
  readonly operations?: Handlers;
  readonly tasks?: readonly Task[];
  readonly metrics?: MetricSources;
  /** Called once, after the parts that were added later have closed. */
  readonly close?: () => Promise<unknown>;
}

/** The open parts of a server, in dependency order. They close in reverse. */
export function openParts() {
  const steps: Part[][] = [];
  return {
    add: <Added extends Part>(part: Added): Added => {
      steps.push([part]);
      return part;
    },
    /** Adds a part that closes at the same time as the one added before it. */
    addBeside: <Added extends Part>(part: Added): Added => {
      steps.at(-1)?.push(part);
      return part;
    },
    routes: () => steps.flat().flatMap(({ routes }) => routes ?? []),
    operations: (): Handlers => merged(steps.flat().map(({ operations }) => operations)),
    tasks: () => steps.flat().flatMap(({ tasks }) => tasks ?? []),
    metrics: (): MetricSources => merged(steps.flat().map(({ metrics }) => metrics)),
    close: async () => {
      for (const step of steps.toReversed()) {
        const closed = await Promise.allSettled(step.map((part) => part.close?.()));
        const failed = closed.find((each) => each.status === 'rejected');
        if (failed !== undefined) throw failed.reason;
      }
    },
  };
}

function merged<Given extends object>(all: readonly (Given | undefined)[]): Partial<Given> {
  return all.reduce<Partial<Given>>((known, given) => ({ ...known, ...given }), {});
}
