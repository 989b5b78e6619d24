import { fetchInTime } from './fetch-with-timeout.ts';

export interface AppConfig {
  supabaseUrl: string;
  supabasePublishableKey: string;
  mode: 'local' | 'production';
  /** The support address of this installation. */
  supportEmail: string;
  features: Readonly<Record<string, boolean | string>>;
}

let pending: Promise<AppConfig> | undefined;

async function fetchConfig(): Promise<AppConfig> {
  const response = await fetchInTime('/config.json', { headers: { accept: 'application/json' } });
  if (!response.ok) throw Object.assign(new Error(''), { status: response.status });
  return (await response.json()) as AppConfig;
}

/** The configuration of this installation; loaded once, and again after a failure. */
export function loadConfig(): Promise<AppConfig> {
  pending ??= fetchConfig().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}
