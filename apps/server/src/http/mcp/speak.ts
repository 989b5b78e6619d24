import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { ApiRequest } from '../connection/api-request.ts';
import type { CallServices } from '../call/call.ts';
import { callTool } from './call-tool.ts';
import { GLOSSARY, INSTRUCTIONS, PROMPTS, settingsText } from './prompts.ts';
import { listTools, type Tool } from './tools.ts';

/** What does not depend on the caller; made once. */
export interface Offer {
  readonly tools: readonly Tool[];
  /** Those that are listed. */
  readonly shown: readonly Tool[];
  readonly resources: readonly {
    readonly uri: string;
    readonly name: string;
    readonly description: string;
    readonly text: string;
  }[];
}

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
        text: GLOSSARY,
      },
      {
        uri: 'theia://settings',
        name: 'Settings',
        description: 'Every setting of a calculation.',
        text: settingsText(catalog),
      },
    ],
  };
}

/** Answers one JSON-RPC message of a client. Nothing is kept between two messages. */
export async function speak(
  message: Readonly<Record<string, unknown>>,
  request: ApiRequest,
  offer: Offer,
  services: CallServices,
) {
  let hasCalled = false;
  const server = serverFor(request, offer, services, () => (hasCalled = true));
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const version = request.header('mcp-protocol-version');
    const response = await transport.handleRequest(
      new Request('http://theia.invalid/mcp', {
        method: 'POST',
        headers: {
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
          ...(version === undefined ? {} : { 'mcp-protocol-version': version }),
        },
      }),
      { parsedBody: message },
    );
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? null : text,
      contentType: response.headers.get('content-type'),
      /** Whether a product was called; then the call was counted there. */
      hasCalled,
    };
  } finally {
    await server.close();
  }
}

function serverFor(
  request: ApiRequest,
  { tools, shown, resources }: Offer,
  services: CallServices,
  onCall: () => void,
): Server {
  const server = new Server(
    { name: 'theia', title: 'Theia', version: THEIA_VERSION },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: shown.map(({ name, title, description, inputSchema }) => ({
      name,
      title,
      description,
      inputSchema: { ...inputSchema, type: 'object' as const },
      annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined)
      throw invalid(
        `There is no tool ${params.name.slice(0, 60)}.`,
        tools.map(({ name }) => name),
      );
    onCall();
    const { text, isError, facts } = await callTool(tool, params.arguments ?? {}, request, services);
    return { content: [{ type: 'text' as const, text }], isError, _meta: { 'theia/call': facts } };
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: resources.map(({ uri, name, description }) => ({ uri, name, description, mimeType: MARKDOWN })),
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => {
    const resource = resources.find(({ uri }) => uri === params.uri);
    if (resource === undefined)
      throw invalid(
        'There is no such resource.',
        resources.map(({ uri }) => uri),
      );
    return { contents: [{ uri: resource.uri, mimeType: MARKDOWN, text: resource.text }] };
  });
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: PROMPTS.map(({ name, title, description, arguments: given }) => ({
      name,
      title,
      description,
      arguments: [...given],
    })),
  }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
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

function invalid(message: string, known: readonly string[]): McpError {
  return new McpError(ErrorCode.InvalidParams, `${message} ${known.join(', ')}.`);
}
