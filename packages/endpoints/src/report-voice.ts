/** `composed`: as our texts are joined, the same bytes each time. `model`: written anew by the operator's language model, and checked. */
export const REPORT_VOICES = ['composed', 'model'] as const;
export type ReportVoice = (typeof REPORT_VOICES)[number];
