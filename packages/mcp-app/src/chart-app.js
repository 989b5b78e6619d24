// Plain JavaScript, because it is only glue between the host and the typed modules beside it.
import { App, applyDocumentTheme, applyHostFonts, applyHostStyleVariables } from '@modelcontextprotocol/ext-apps';
import { showChart } from './show-chart.ts';
import { showStatus } from './show-status.ts';

const main = document.querySelector('main');
const app = new App({ name: 'theia-chart', title: 'Chart', version: '1.0.0' });

/** Light or dark, colours and fonts of the conversation. */
function followHost() {
  const { theme, styles } = app.getHostContext() ?? {};
  if (theme !== undefined) applyDocumentTheme(theme);
  if (styles?.variables !== undefined) applyHostStyleVariables(styles.variables);
  if (styles?.css?.fonts !== undefined) applyHostFonts(styles.css.fonts);
}

app.addEventListener('hostcontextchanged', followHost);
app.addEventListener('toolcancelled', () => showStatus(main, 'The call was cancelled'));
app.addEventListener('toolresult', ({ content, isError, _meta }) => {
  const view = _meta?.['theia/chart'];
  if (isError === true)
    showStatus(main, 'The chart could not be calculated', content.map(({ text = '' }) => text).join('\n'));
  else if (view !== undefined) showChart(main, view, _meta['theia/call']);
  else
    showStatus(main, 'No chart in this result', 'It has dates or tables, which are in the text of the conversation.');
});

showStatus(main, 'Calculating the chart …');
await app.connect();
followHost();
