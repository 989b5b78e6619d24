#!/usr/bin/env node
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { bridge } from './bridge.ts';

const USAGE = `Speaks MCP on standard input and output for the Theia API.

THEIA_URL      address of the API, for example https://theia.example
THEIA_API_KEY  key from the dashboard
`;

const { THEIA_URL, THEIA_API_KEY } = process.env;
if (THEIA_URL === undefined || !URL.canParse(THEIA_URL) || THEIA_API_KEY === undefined || THEIA_API_KEY === '') {
  process.stderr.write(USAGE);
  process.exit(2);
}
const local = new StdioServerTransport();
// A client that ends closes our input and says nothing.
process.stdin.once('end', () => void local.close());
const address = new URL('mcp', THEIA_URL.endsWith('/') ? THEIA_URL : `${THEIA_URL}/`);
const remote = new StreamableHTTPClientTransport(address, {
  requestInit: { headers: { authorization: `Bearer ${THEIA_API_KEY}` } },
});
await bridge(local, remote, address.href);
process.exit(0);
