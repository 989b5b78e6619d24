import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { it } from 'node:test';
import { text } from 'node:stream/consumers';
import { SERVER_OPTIONS } from './node-listener.ts';

it('answers a client that offers unencrypted HTTP/2, as Java does, and leaves WebSockets to their handlers', async () => {
  const server = createServer(
    SERVER_OPTIONS,
    (incoming, outgoing) => void text(incoming).then((body) => outgoing.end(`read ${body}`)),
  );
  server.on('upgrade', (_request, stream) => stream.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const say = async (protocol: string, path = '/realtime/v1/websocket?vsn=1.0.0'): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAEAAEAAAAIAAAAB\r\nContent-Length: 2\r\n\r\n{}`,
    );
    return text(socket);
  };
  assert.match(await say('h2c'), /^HTTP\/1\.1 200 [\s\S]*read \{\}/);
  assert.match(await say('websocket'), /^HTTP\/1\.1 101 /);
  for (const path of ['/', '//[', '/swiss/natal', 'http://[/realtime/v1/websocket'])
    assert.match(await say('websocket', path), /^HTTP\/1\.1 200 /);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
