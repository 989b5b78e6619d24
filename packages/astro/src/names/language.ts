/** The languages of names, by the codes of ISO 639-1. `pt` is Brazilian, `zh` is written in simplified characters. */
export const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'it', 'hi', 'ta', 'ru', 'ja', 'zh', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];
