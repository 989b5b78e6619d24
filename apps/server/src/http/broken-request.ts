import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Issue, Problem } from '@theia/endpoints/problem';
import type { ApiRequest } from './api-request.ts';
import { serveProblem } from './serve-request.ts';
import type { CallServices } from './services.ts';

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  431: 'Request Header Fields Too Large',
};
/** Time for the answer to be read before the connection goes, whatever the sender still has to say. */
const GRACE_MS = 1_000;

/** Answers what is not HTTP, or never becomes a whole request, with a problem document and ends the connection; node:http would send a bare status. */
export function answerBrokenRequests(server: Server, services: CallServices): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isBeingAnswered(socket)) {
      if (!socket.writableEnded) socket.destroy();
      return;
    }
    const { status, headers, body } = serveProblem(
      nobody(socket instanceof Socket ? (socket.remoteAddress ?? '') : ''),
      new Problem(issueOf(error.code)),
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
  // An expectation we do not know is not a reason to refuse the call (RFC 9110 §10.1.1 leaves it to us).
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing));
}

/** The headers of an answer are out: a second answer would be read as part of it. */
function isBeingAnswered(socket: Duplex): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return typeof answer === 'object' && answer !== null && Reflect.get(answer, 'headersSent') === true;
}

function issueOf(code: string | undefined): Issue {
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
      return { code: 'request_timeout', field: null, message: 'The request did not arrive whole in time.' };
    default:
      return { code: 'malformed_request', field: null, message: 'The request is not valid HTTP.' };
  }
}

function nobody(remoteAddress: string): ApiRequest {
  return {
    method: 'GET',
    path: '/',
    query: '',
    header: () => undefined,
    remoteAddress,
    readBody: () => Promise.resolve(Buffer.alloc(0)),
  };
}
