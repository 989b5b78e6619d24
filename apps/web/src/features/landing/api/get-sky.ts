export interface SkyPoint {
  id: string;
  longitude: number;
  speed: number;
  retrograde: boolean;
  sign: string;
  degree: number;
}

export interface SkyNow {
  utc: string;
  points: Record<string, SkyPoint>;
  /** The wheel as the server drew it, in the colours of the page. */
  wheel: string;
}

export const SKY_PATH = '/sky.json';

/** Narrower than this, the wheel is asked for with larger glyphs and less detail. */
const NARROW = '(max-width: 30rem)';

async function get(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response;
}

/** The sky of this minute and its picture, from this server. */
export async function getSky(signal: AbortSignal): Promise<SkyNow> {
  const [answer, picture] = await Promise.all([
    get(SKY_PATH, signal),
    get(`/sky.svg?theme=css&compact=${matchMedia(NARROW).matches}`, signal),
  ]);
  const { utc, points } = (await answer.json()) as Pick<SkyNow, 'utc' | 'points'>;
  return { utc, points, wheel: await picture.text() };
}
