import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';

const MESSAGE_MAX = 500;
/** A fault of the connection, in the range that JSON-RPC leaves to servers. */
const CONNECTION_FAULT = -32_000;

/**
 * Passes every message of a local client to a server, and every answer back. The server decides everything: revision of the protocol, tools, prices,
 * errors. A request that cannot be delivered is answered with an error that names the address. Resolves when the local client has gone.
 */
export async function bridge(local: Transport, remote: Transport, address: string): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    local.onclose = resolve;
  });
  let initializeId: unknown;
  const answer = (message: JSONRPCMessage): void => void local.send(message).catch(() => undefined);
  remote.onmessage = (message) => {
    // Only older revisions agree once for the whole connection; since 2026-07-28 each message names its own.
    if (initializeId !== undefined && 'result' in message && message.id === initializeId)
      remote.setProtocolVersion?.(String(message.result['protocolVersion']));
    answer(message);
  };
  local.onmessage = (message) => {
    if ('method' in message && message.method === 'initialize' && 'id' in message) initializeId = message.id;
    remote.send(message).catch((error: unknown) => {
      if (!('method' in message) || !('id' in message)) return;
      const text = `Not answered by ${address}: ${error instanceof Error ? error.message : String(error)}`;
      answer({
        jsonrpc: '2.0',
        id: message.id,
        error: { code: CONNECTION_FAULT, message: text.slice(0, MESSAGE_MAX) },
      });
    });
  };
  await remote.start();
  await local.start();
  await gone;
  await remote.close();
}
