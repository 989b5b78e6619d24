export interface DownloadForm {
  label: string;
  format: 'pdf' | 'html' | 'markdown';
  paper: 'a4' | 'letter';
  ending: string;
}

/** The files a report can be saved as. */
export const DOWNLOAD_FORMS: readonly DownloadForm[] = [
  { label: 'PDF, A4', format: 'pdf', paper: 'a4', ending: 'pdf' },
  { label: 'PDF, Letter', format: 'pdf', paper: 'letter', ending: 'pdf' },
  { label: 'Web page', format: 'html', paper: 'a4', ending: 'html' },
  { label: 'Markdown', format: 'markdown', paper: 'a4', ending: 'md' },
];
