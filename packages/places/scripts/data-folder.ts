/** Where the committed data files are. */
export const DATA_FOLDER = new URL('../data/', import.meta.url);
