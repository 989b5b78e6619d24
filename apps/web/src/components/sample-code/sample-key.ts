/** Stands for the reader's API key in every sample. */
export const SAMPLE_KEY = 'YOUR_KEY';

/** The sample with a key in place of the placeholder. */
export function withKey(code: string, apiKey: string): string {
  return code.replaceAll(SAMPLE_KEY, apiKey);
}
