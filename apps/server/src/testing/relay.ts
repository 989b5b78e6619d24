import { connect, createServer, type Socket } from 'node:net';

export async function startRelay(target: { readonly host: string; readonly port: number }) {
  const pairs = new Set<readonly [Socket, Socket]>();
  const silenced = new WeakSet<Socket>();
  let isSilent = false;
  const server = createServer((inner) => {
    if (isSilent) {
      // A dropped packet has no answer: whoever connects waits.
      const silent = [inner, inner] as const;
      pairs.add(silent);
      inner.pause().on('error', () => {});
      return;
    }
    const outer = connect(target);
    const pair = [inner, outer] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [outer, inner] as const]) {
      from.on('data', (chunk) => {
        if (!isSilent && !silenced.has(from)) to.write(chunk);
      });
      from.on('error', () => {});
      from.on('close', () => {
        pairs.delete(pair);
        if (!isSilent && !silenced.has(from)) to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const endAll = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    pairs.clear();
  };
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    silence: () => {
      isSilent = true;
    },
    /** The connections that exist go silent, new ones work: a firewall that has lost its state. */
    silenceOld: () => {
      for (const pair of pairs) for (const socket of pair) silenced.add(socket);
    },
    /** Forwards again; what arrived meanwhile is lost with its connections. */
    recover: () => {
      isSilent = false;
      endAll();
    },
    close: async () => {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
