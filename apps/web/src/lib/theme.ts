import { useSyncExternalStore } from 'react';
import { afterPaint } from './after-paint.ts';

export type Theme = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();

/**
 * Runs before the first paint, so that pages do not flash in the wrong colours, signed-in visitors do not see the landing page, and long texts are
 * laid out whole where a place in them is asked for.
 */
export const BOOT_SCRIPT = `(function(){var d=document.documentElement,s=null,l=null;try{l=localStorage;s=l.getItem('${STORAGE_KEY}')}catch(e){}
var k=s==='dark'||s!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches;d.dataset.theme=k?'dark':'light';if(!location.hash)d.classList.add('from-top');
var p=location.pathname.replace(/(.)\\/+$/,'$1');for(var i=0;l&&i<l.length;i++)if(/^sb-/.test(l.key(i)||'')){d.classList.add(p==='/'||p==='/documentation'?'awaiting-session':'session-unknown');break}})()`;

function readTheme(): Theme {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function apply(): void {
  const theme = readTheme();
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const media = matchMedia('(prefers-color-scheme: dark)');
  media.addEventListener('change', apply);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', apply);
  };
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, theme);
  afterPaint(apply);
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system');
}
