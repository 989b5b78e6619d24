export interface DownloadForm {
  readonly label: string;
  readonly description: string;
  readonly format: 'pdf' | 'html' | 'markdown' | 'json';
  readonly paper: 'a4' | 'letter';
  readonly ending: string;
}

/** The files a report can be saved as. */
export const DOWNLOAD_FORMS: readonly DownloadForm[] = [
  { label: 'PDF, A4', description: 'To print or to send', format: 'pdf', paper: 'a4', ending: 'pdf' },
  { label: 'PDF, Letter', description: 'The same on US paper', format: 'pdf', paper: 'letter', ending: 'pdf' },
  { label: 'Web page', description: 'One file, opens offline', format: 'html', paper: 'a4', ending: 'html' },
  { label: 'Markdown', description: 'Plain text with headings', format: 'markdown', paper: 'a4', ending: 'md' },
  { label: 'JSON', description: 'The answer of the API', format: 'json', paper: 'a4', ending: 'json' },
];
