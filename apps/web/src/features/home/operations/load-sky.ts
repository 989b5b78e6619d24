import { fetchInTime } from '@/lib/fetch-with-timeout.ts';

export interface SkyPoint {
  longitude: number;
  speed: number;
  retrograde: boolean;
  sign: string;
  degree: number;
}

export interface SkyNow {
  at: string;
  points: Record<string, SkyPoint>;
  /** The server's SVG wheel, in the colours of the page. */
  wheel: string;
}

export const SKY_PATH = '/sky';

/** Below this width, the wheel is requested with larger glyphs and less detail. */
const NARROW = '(max-width: 30rem)';

async function get(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetchInTime(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response;
}

/** Loads the sky of this minute and its picture from this server. */
export async function getSky(signal: AbortSignal): Promise<SkyNow> {
  const [answer, picture] = await Promise.all([
    get(SKY_PATH, signal),
    get(`${SKY_PATH}?format=svg&theme=css&compact=${matchMedia(NARROW).matches}`, signal),
  ]);
  const { at, points } = (await answer.json()) as Pick<SkyNow, 'at' | 'points'>;
  return { at, points, wheel: await picture.text() };
}
