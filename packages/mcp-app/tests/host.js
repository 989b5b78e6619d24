import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';

/** A conversation that shows the view of a result in its first frame, as the hosts of MCP Apps do. */
let bridge;
globalThis.host = {
  /** Opens the view, which has asked for a tool and waits. */
  async open(html, theme) {
    const frame = document.querySelector('iframe');
    bridge = new AppBridge(null, { name: 'host', version: '1.0.0' }, {}, { hostContext: { theme } });
    bridge.addEventListener('sizechange', ({ height }) => {
      if (height !== undefined) frame.style.height = `${height}px`;
    });
    const ready = new Promise((resolve) => bridge.addEventListener('initialized', resolve));
    await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
    frame.srcdoc = html;
    await ready;
    await bridge.sendToolInput({ arguments: {} });
  },
  show: (result) => bridge.sendToolResult(result),
};
