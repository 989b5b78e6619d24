import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';
import type { CallToolResult } from '@modelcontextprotocol/client';

/** A conversation that shows the view of a result in its first frame, as the hosts of MCP Apps do. */
class Host {
  #bridge: AppBridge | undefined;

  /** Opens the view, which has asked for a tool and waits. */
  async open(html: string, theme: 'light' | 'dark'): Promise<void> {
    const frame = document.querySelector('iframe');
    if (frame?.contentWindow == null) throw new Error('The page has no frame.');
    const bridge = new AppBridge(null, { name: 'host', version: '1.0.0' }, {}, { hostContext: { theme } });
    bridge.addEventListener('sizechange', ({ height }) => {
      if (height !== undefined) frame.style.height = `${height}px`;
    });
    const ready = new Promise((resolve) => bridge.addEventListener('initialized', resolve));
    await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
    frame.srcdoc = html;
    await ready;
    await bridge.sendToolInput({ arguments: {} });
    this.#bridge = bridge;
  }

  async show(result: CallToolResult): Promise<void> {
    await this.#bridge?.sendToolResult(result);
  }
}

Object.assign(globalThis, { host: new Host() });
