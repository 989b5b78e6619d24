import { createServer } from 'node:http';

/** A bare node:http server that answers every request with the same 6 KB, as a separate process: the least that an answer in Node costs. */
const answer = Buffer.from(JSON.stringify({ text: 'x'.repeat(6 * 1024 - 11) }));
const headers = { 'content-type': 'application/json', 'content-length': String(answer.byteLength) };
const server = createServer((_, outgoing) => {
  outgoing.writeHead(200, headers).end(answer);
});
server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () => {
  const address = server.address();
  console.log(JSON.stringify({ port: address !== null && typeof address === 'object' ? address.port : 0 }));
});
process.once('SIGTERM', () => process.exit(0));
