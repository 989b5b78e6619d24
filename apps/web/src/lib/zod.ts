import { z } from 'zod/v4';

// Otherwise it tries whether code may be made from text, and every page with a form reports a breach of the content security policy.
z.config({ jitless: true });

export { z };
