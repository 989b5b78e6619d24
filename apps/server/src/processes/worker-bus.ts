import cluster from 'node:cluster';

/** What one process of several sends to the others, and the parent to each. */
export type Message = { readonly stop: true } | { readonly topic: string; readonly data: unknown };

/** Numbers that all processes count together, by key. What others count arrives a moment later. */
export interface SharedCount {
  publish(key: string, amount: number): void;
  subscribe(listener: (key: string, amount: number) => void): void;
}

/** The other processes of this node (`THEIA_PROCESSES`), reached through their parent. A message to a process that has just died is lost. */
export interface WorkerBus {
  readonly count: number;
  publish(topic: string, data: unknown): void;
  subscribe(topic: string, listener: (data: unknown) => void): void;
  share(name: string): SharedCount;
}

/** Counts are sent together. */
const PUBLISH_INTERVAL_MS = 25;

export const ALONE: WorkerBus = {
  count: 0,
  publish: () => {},
  subscribe: () => {},
  share: () => ({ publish: () => {}, subscribe: () => {} }),
};

/** The bus of this process, if a parent has started it. */
export function openWorkerBus(processes: number): WorkerBus {
  const { worker } = cluster;
  if (worker === undefined || processes === 1) return ALONE;
  const listeners = new Map<string, ((data: unknown) => void)[]>();
  const counted = new Map<string, Map<string, number>>();
  let due: NodeJS.Timeout | null = null;

  const publish = (topic: string, data: unknown): void => {
    const message: Message = { topic, data };
    if (worker.isConnected()) worker.send(message);
  };
  const subscribe = (topic: string, listener: (data: unknown) => void): void => {
    listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
  };
  const publishCounts = (): void => {
    due = null;
    for (const [topic, amounts] of counted) publish(topic, [...amounts]);
    counted.clear();
  };
  worker.on('message', (message: Message) => {
    if ('topic' in message) for (const listener of listeners.get(message.topic) ?? []) listener(message.data);
  });

  return {
    count: processes - 1,
    publish,
    subscribe,
    share: (name) => {
      const topic = `count ${name}`;
      return {
        publish: (key, amount) => {
          const amounts = counted.get(topic) ?? new Map<string, number>();
          counted.set(topic, amounts);
          amounts.set(key, (amounts.get(key) ?? 0) + amount);
          due ??= setTimeout(publishCounts, PUBLISH_INTERVAL_MS).unref();
        },
        subscribe: (listener) =>
          subscribe(topic, (data) => {
            for (const [key, amount] of data as [string, number][]) listener(key, amount);
          }),
      };
    },
  };
}

/** Calls `stop` when the parent asks this process to end. */
export function onStop(stop: () => void): void {
  cluster.worker?.on('message', (message: Message) => {
    if ('stop' in message) stop();
  });
}
