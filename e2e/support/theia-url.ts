/** The server under test. */
export const THEIA_URL = (process.env.THEIA_URL ?? 'http://localhost:3000').replace(/\/$/, '');
