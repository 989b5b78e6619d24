import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Issue, Problem } from '@theia-astro/endpoints/problem';
import { NO_REQUEST } from './api-request.ts';
import { serveProblem } from '../serve-request.ts';
import type { CallServices } from '../call/call.ts';

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  431: 'Request Header Fields Too Large',
};
/** Time for the client to read the answer before the connection is closed. */
const GRACE_MS = 1_000;

/** Answers invalid or incomplete HTTP requests with a problem document and ends the connection. node:http would send only a status. */
export function answerBrokenRequests(server: Server, services: CallServices): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isBeingAnswered(socket)) {
      if (!socket.writableEnded) socket.destroy();
      return;
    }
    const address = socket instanceof Socket ? (socket.remoteAddress ?? '') : '';
    const { status, headers, body } = serveProblem(
      { ...NO_REQUEST, remoteAddress: address, address },
      new Problem(issueForCode(error.code)),
      services,
    );
    const text = String(body);
    const lines = Object.entries({
      ...headers,
      connection: 'close',
      'content-length': String(Buffer.byteLength(text)),
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${REASONS[status] ?? 'Bad Request'}\r\n${lines.join('')}\r\n${text}`);
    setTimeout(() => socket.destroy(), GRACE_MS).unref();
  });
  // An unknown expectation does not refuse the call (RFC 9110 §10.1.1 allows both).
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing));
}

/** True when the headers of an answer were sent: a second answer would be read as part of it. */
function isBeingAnswered(socket: Duplex): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return typeof answer === 'object' && answer !== null && Reflect.get(answer, 'headersSent') === true;
}

function issueForCode(code: string | undefined): Issue {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return {
        code: 'headers_too_large',
        field: null,
        message: 'The address and headers of the request are larger than 16 KiB.',
        hint: 'Send fields in a POST body.',
      };
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return { code: 'payload_too_large', field: null, message: 'The chunk extensions of the body are too large.' };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { code: 'request_timeout', field: null, message: 'The request did not arrive completely in time.' };
    default:
      return { code: 'malformed_request', field: null, message: 'The request is not valid HTTP.' };
  }
}
