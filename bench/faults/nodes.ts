import { type Service, type ServiceOptions, startService } from '../hostile/service.ts';

/** Several servers on one database, asked in turn. */
export interface Nodes {
  readonly nodes: readonly Service[];
  /** As one installation: the first node's database, and the log of all. */
  readonly service: Service;
  readonly ports: readonly number[];
  /** The port of the next node in turn. */
  nextPort(): number;
  stop(): Promise<void>;
}

/** Starts nodes with the same settings; the first brings its embedded PostgreSQL. */
export async function startNodes(
  count: number,
  environment: NodeJS.ProcessEnv,
  options: ServiceOptions = {},
): Promise<Nodes> {
  const settings = { THEIA_SECRET: 'shared by all nodes of this bench 0123456789', ...environment };
  const first = await startService(settings, options);
  const nodes = [first];
  const stop = async (): Promise<void> => {
    for (const node of nodes.toReversed()) await node.stop();
  };
  try {
    while (nodes.length < count)
      nodes.push(await startService({ ...settings, DATABASE_URL: first.database.ownerUrl }, options));
  } catch (error) {
    await stop();
    throw error;
  }
  const ports = nodes.map(({ port }) => port);
  let turn = 0;
  return {
    nodes,
    service: { ...first, database: first.database, log: () => nodes.map((node) => node.log()).join('') },
    ports,
    nextPort: () => ports[(turn += 1) % count]!,
    stop,
  };
}
