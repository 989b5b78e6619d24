import { LRUCache } from 'lru-cache';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import type { Compute } from '../compute/compute.ts';

/** A birth as the product reads it. */
export interface AskedChart {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly nowMs: number;
}

export interface TrialCharts {
  /** Checks the fields as the product does. @throws Problem with every fault */
  read(fields: Readonly<Record<string, unknown>>): AskedChart;
  /** The answer of `/swiss/natal` as JSON. @throws Problem 422 */
  answer(asked: AskedChart): Promise<string>;
}

export interface TrialChartsDependencies {
  readonly catalog: readonly Endpoint[];
  readonly compute: Pick<Compute, 'run'>;
  readonly now?: () => number;
}

const PATH = '/swiss/natal';
const CALLER = { name: 'visitors', isLong: false };
/** At about 30 kB each. */
const KEPT_MAX = 200;
/** As long as somebody looks at one chart. */
const KEPT_MS = 10 * 60_000;

/** Computes charts for visitors with the product's own endpoint, and keeps the last ones in memory for minutes. */
export function trialCharts({ catalog, compute, now = Date.now }: TrialChartsDependencies): TrialCharts {
  const endpoint = catalog.find(({ path }) => path === PATH);
  if (endpoint === undefined) throw new TypeError(`no endpoint at ${PATH}`);
  const kept = new LRUCache<string, Promise<string>>({
    max: KEPT_MAX,
    ttl: KEPT_MS,
    perf: { now },
    ttlResolution: 0,
    ttlAutopurge: true,
  });
  const compare = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);
  return {
    read: (fields) => {
      const nowMs = now();
      endpoint.parse(fields, nowMs);
      return { fields, nowMs };
    },
    answer: ({ fields, nowMs }) => {
      const key = JSON.stringify(Object.entries(fields).toSorted(compare));
      const known = kept.get(key);
      if (known !== undefined) return known;
      const answer = (async () => {
        const { json } = await compute.run(
          {
            path: PATH,
            input: fields,
            // Nobody knows what a visitor types into a field.
            holdsKey: true,
            nowMs,
            requestId: null,
            account: null,
            form: null,
            wantsTag: false,
          },
          CALLER,
        );
        return json.toString();
      })();
      kept.set(key, answer);
      answer.catch(() => kept.delete(key));
      return answer;
    },
  };
}
