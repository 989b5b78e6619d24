import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';
import { EXTENSION_ID, getUiCapability, RESOURCE_MIME_TYPE as VIEW_TYPE } from '@modelcontextprotocol/ext-apps/server';
import {
  type CacheHint,
  type ClientCapabilities,
  createMcpHandler,
  isInitializeRequest,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { ApiRequest } from '../connection/api-request.ts';
import type { CallServices } from '../call/call.ts';
import { callTool, drawChart } from './call-tool.ts';
import { GLOSSARY, INSTRUCTIONS, PROMPTS, settingsText } from './prompts.ts';
import { listTools, type Tool } from './tools.ts';

/** What does not depend on the caller; made once. */
export interface Offer {
  readonly tools: readonly Tool[];
  /** Those that are listed. */
  readonly shown: readonly Tool[];
  readonly resources: readonly Resource[];
}

interface Resource {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
  readonly mimeType: string;
  readonly text: () => Promise<string>;
}

/** The view that draws a chart in the conversation (MCP Apps, SEP-1865). */
const VIEW = 'ui://theia/chart';
/** It is one page that loads nothing. */
const VIEW_META = { ui: { csp: { connectDomains: [], resourceDomains: [] }, prefersBorder: true } };
const MARKDOWN = 'text/markdown';

export function makeOffer(catalog: readonly Endpoint[]): Offer {
  const tools = listTools(catalog);
  return {
    tools,
    shown: tools,
    resources: [
      {
        uri: 'theia://glossary',
        name: 'Glossary',
        description: 'How answers are written and what their words mean.',
        mimeType: MARKDOWN,
        text: async () => GLOSSARY,
      },
      {
        uri: 'theia://settings',
        name: 'Settings',
        description: 'Every setting of a calculation.',
        mimeType: MARKDOWN,
        text: async () => settingsText(catalog),
      },
      {
        uri: VIEW,
        name: 'Chart',
        description: 'Draws the chart of a result in the conversation.',
        mimeType: VIEW_TYPE,
        text: async () => (await import('@theia-astro/mcp-app/page', { with: { type: 'json' } })).default.html,
      },
    ],
  };
}

/**
 * Since 2026-07-28 each message says what its client can do. Older clients say it once, in `initialize`, and nothing is kept between two messages: a
 * client that draws charts is given this as the id of its session, which it sends with all that follows.
 */
const DRAWS_CHARTS = 'draws-charts';
const SESSION = 'mcp-session-id';
/** Of the request, which the SDK compares with the message. */
const STANDARD_HEADERS = ['mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** Answers one JSON-RPC message of a client, of any revision of the protocol. Nothing is kept between two messages. */
export async function speak(
  message: Readonly<Record<string, unknown>>,
  request: ApiRequest,
  offer: Offer,
  services: CallServices,
) {
  const received = new Request('http://theia.invalid/mcp', {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...Object.fromEntries(STANDARD_HEADERS.flatMap((name) => namedHeader(name, request.header(name)))),
    },
  });
  const isLegacy = await isLegacyRequest(received, message);
  let hasCalled = false;
  const server = serverFor(request, offer, services, isLegacy, () => (hasCalled = true));
  try {
    const response = await (isLegacy
      ? answerLegacy(server, received, message)
      : // There is no news to subscribe to: what is offered changes with the version of the server.
        createMcpHandler(() => server, { legacy: 'reject', maxSubscriptions: 0 }).fetch(received, {
          parsedBody: message,
        }));
    const text = await response.text();
    const drawsCharts = isInitializeRequest(message) && canDraw(message.params.capabilities);
    return {
      status: response.status,
      body: text === '' ? null : text,
      headers: Object.fromEntries([
        ...namedHeader('content-type', response.headers.get('content-type') ?? undefined),
        ...namedHeader(SESSION, drawsCharts ? DRAWS_CHARTS : undefined),
      ]),
      /** Whether a product was called; then the call was counted there. */
      hasCalled,
    };
  } finally {
    await server.close();
  }
}

/** Revisions before 2026-07-28, as far back as the SDK speaks them. */
async function answerLegacy(server: Server, received: Request, message: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  return transport.handleRequest(received, { parsedBody: message });
}

function namedHeader(name: string, value: string | undefined): readonly (readonly [string, string])[] {
  return value === undefined ? [] : [[name, value]];
}

function canDraw(capabilities: ClientCapabilities | undefined): boolean {
  return getUiCapability(capabilities)?.mimeTypes?.includes(VIEW_TYPE) === true;
}

const HOUR_MS = 3_600_000;
const SAME_FOR_ALL: CacheHint = { ttlMs: HOUR_MS, cacheScope: 'public' };

function serverFor(
  request: ApiRequest,
  { tools, shown, resources }: Offer,
  services: CallServices,
  isLegacy: boolean,
  onCall: () => void,
): Server {
  const server = new Server(
    { name: 'theia', title: 'Theia', version: THEIA_VERSION },
    {
      capabilities: { tools: {}, resources: {}, prompts: {}, extensions: { [EXTENSION_ID]: {} } },
      instructions: INSTRUCTIONS,
      cacheHints: {
        'server/discover': SAME_FOR_ALL,
        // A restricted key has fewer.
        'tools/list': { ttlMs: HOUR_MS, cacheScope: 'private' },
        'resources/list': SAME_FOR_ALL,
        'resources/read': SAME_FOR_ALL,
        'prompts/list': SAME_FOR_ALL,
      },
    },
  );
  server.setRequestHandler('tools/list', () => ({
    tools: shown.map(({ name, title, description, inputSchema, chartPart }) => ({
      name,
      title,
      description,
      inputSchema: { ...inputSchema, type: 'object' as const },
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      ...(chartPart === undefined ? {} : { _meta: { ui: { resourceUri: VIEW }, 'ui/resourceUri': VIEW } }),
    })),
  }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined)
      throw invalid(
        `There is no tool ${params.name.slice(0, 60)}.`,
        tools.map(({ name }) => name),
      );
    onCall();
    const drawsCharts = isLegacy ? request.header(SESSION) === DRAWS_CHARTS : canDraw(server.getClientCapabilities());
    const { text, isError, facts, chart } = await callTool(
      tool,
      params.arguments ?? {},
      request,
      services,
      drawsCharts,
    );
    return {
      content: [
        { type: 'text' as const, text },
        ...(chart === null || drawsCharts ? [] : [pictureOf(drawChart(chart))]),
      ],
      isError,
      _meta: { 'theia/call': facts, ...(chart !== null && drawsCharts ? { 'theia/chart': chart } : {}) },
    };
  });
  server.setRequestHandler('resources/list', () => ({
    resources: resources.map(({ uri, name, description, mimeType }) => ({ uri, name, description, mimeType })),
  }));
  server.setRequestHandler('resources/read', async ({ params }) => {
    const resource = resources.find(({ uri }) => uri === params.uri);
    if (resource === undefined)
      throw new ResourceNotFoundError(
        params.uri,
        `There is no such resource. ${resources.map(({ uri }) => uri).join(', ')}.`,
      );
    const { uri, mimeType, text } = resource;
    return { contents: [{ uri, mimeType, text: await text(), ...(uri === VIEW ? { _meta: VIEW_META } : {}) }] };
  });
  server.setRequestHandler('prompts/list', () => ({
    prompts: PROMPTS.map(({ name, title, description, arguments: given }) => ({
      name,
      title,
      description,
      arguments: [...given],
    })),
  }));
  server.setRequestHandler('prompts/get', ({ params }) => {
    const prompt = PROMPTS.find(({ name }) => name === params.name);
    if (prompt === undefined)
      throw invalid(
        'There is no such prompt.',
        PROMPTS.map(({ name }) => name),
      );
    const given = params.arguments ?? {};
    const missing = prompt.arguments.filter(({ name, required }) => required && (given[name] ?? '') === '');
    if (missing.length > 0)
      throw invalid(
        'Arguments are missing.',
        missing.map(({ name }) => name),
      );
    return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text: prompt.text(given) } }] };
  });
  return server;
}

/** A file for the user: a model that reads SVG as text pays for it, and the picture says nothing that the text does not. */
function pictureOf(svg: string) {
  return {
    type: 'resource' as const,
    resource: { uri: 'theia://chart.svg', mimeType: 'image/svg+xml', blob: Buffer.from(svg).toString('base64') },
    annotations: { audience: ['user' as const] },
  };
}

function invalid(message: string, known: readonly string[]): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, `${message} ${known.join(', ')}.`);
}
