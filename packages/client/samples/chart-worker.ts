// A worker (Cloudflare, Deno, Bun) that keeps the key to itself and draws charts for a web page: GET /?birth_date=1990-06-15&location=New+York
import { Theia, TheiaError } from '@theia-astro/client';

interface Environment {
  readonly THEIA_URL: string;
  readonly THEIA_KEY: string;
}

export default {
  async fetch(request: Request, env: Environment): Promise<Response> {
    const theia = new Theia({ baseUrl: env.THEIA_URL, apiKey: env.THEIA_KEY });
    const asked = new URL(request.url).searchParams;
    const birth = {
      birth_date: asked.get('birth_date') ?? '',
      birth_time: asked.get('birth_time'),
      location: asked.get('location') ?? '',
    };
    try {
      const svg = await theia.chart({ ...birth, theme: 'css' }, { signal: request.signal });
      return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
    } catch (error) {
      if (!(error instanceof TheiaError)) throw error;
      // Report only what the visitor can correct, not a rejected key or an empty wallet.
      if (error.kind === 'validation')
        return Response.json({ field: error.field, hint: error.hint }, { status: error.status ?? 400 });
      return Response.json({ hint: 'Please try again later.' }, { status: 503 });
    }
  },
};
