import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { Server } from '@modelcontextprotocol/server';
import { bridge } from './bridge.ts';

it('passes messages both ways until the local client goes, and reports what could not be delivered', async () => {
  const [clientEnd, local] = InMemoryTransport.createLinkedPair();
  const [remote, serverEnd] = InMemoryTransport.createLinkedPair();
  const server = new Server({ name: 'remote', version: '1.0.0' }, { capabilities: { tools: {} } });
  server.setRequestHandler('tools/list', () => ({
    tools: [{ name: 'natal_chart', inputSchema: { type: 'object' as const } }],
  }));
  await server.connect(serverEnd);
  const ended = bridge(local, remote, 'http://api.test/mcp');
  const client = new Client({ name: 'local', version: '1.0.0' });
  await client.connect(clientEnd);
  assert.equal(client.getServerVersion()?.name, 'remote');
  const { tools } = await client.listTools();
  assert.deepEqual(
    tools.map(({ name }) => name),
    ['natal_chart'],
  );
  await server.close();
  await assert.rejects(client.listTools(), /Not answered by http:\/\/api\.test\/mcp: /);
  await client.close();
  await ended;
});
