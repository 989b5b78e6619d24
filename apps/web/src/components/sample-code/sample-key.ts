/** Placeholder for the reader's API key in every sample. */
export const SAMPLE_KEY = 'YOUR_KEY';
