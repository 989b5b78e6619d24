import cluster from 'node:cluster';

/** What one process of several tells the others, and the parent tells each. */
export type Message = { readonly stop: true } | { readonly topic: string; readonly data: unknown };

/** Numbers that all processes count together, by key. What others count arrives a moment later. */
export interface SharedCount {
  tell(key: string, amount: number): void;
  hear(listener: (key: string, amount: number) => void): void;
}

/** The other processes of this node (`THEIA_PROCESSES`), reached through their parent. What is told to a process that has just died is lost. */
export interface Siblings {
  /** Number of other processes. */
  readonly count: number;
  tell(topic: string, data: unknown): void;
  hear(topic: string, listener: (data: unknown) => void): void;
  share(name: string): SharedCount;
}

/** Counts are told together. */
const TELL_EVERY_MS = 25;

/** A process that runs alone. */
export const ALONE: Siblings = {
  count: 0,
  tell: () => {},
  hear: () => {},
  share: () => ({ tell: () => {}, hear: () => {} }),
};

/** The siblings of this process, if a parent has started it. */
export function openSiblings(processes: number): Siblings {
  const { worker } = cluster;
  if (worker === undefined || processes === 1) return ALONE;
  const listeners = new Map<string, ((data: unknown) => void)[]>();
  const counted = new Map<string, Map<string, number>>();
  let due: NodeJS.Timeout | null = null;

  const tell = (topic: string, data: unknown): void => {
    const message: Message = { topic, data };
    if (worker.isConnected()) worker.send(message);
  };
  const hear = (topic: string, listener: (data: unknown) => void): void => {
    listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
  };
  const tellCounts = (): void => {
    due = null;
    for (const [topic, amounts] of counted) tell(topic, [...amounts]);
    counted.clear();
  };
  worker.on('message', (message: Message) => {
    if ('topic' in message) for (const listener of listeners.get(message.topic) ?? []) listener(message.data);
  });

  return {
    count: processes - 1,
    tell,
    hear,
    share: (name) => {
      const topic = `count ${name}`;
      return {
        tell: (key, amount) => {
          const amounts = counted.get(topic) ?? new Map<string, number>();
          counted.set(topic, amounts);
          amounts.set(key, (amounts.get(key) ?? 0) + amount);
          due ??= setTimeout(tellCounts, TELL_EVERY_MS).unref();
        },
        hear: (listener) =>
          hear(topic, (data) => {
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
