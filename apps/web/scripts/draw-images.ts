import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { catalog } from '@theia-astro/endpoints/catalog';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_OPTIONS } from '../src/testing/chromium.ts';

// Draws the committed images of `public/`: the preview of shared links and the icons. Needs Chromium; run it again when the looks change.
const PUBLIC = join(import.meta.dirname, '../public');
const INK = '#e9edf8';
const MUTED = '#94a0bd';
const LINE = '#35415e';
const SUN = '#f0b863';
const ACCENT = '#9db2ff';
const PAPER = '#080c16';

interface Points {
  readonly points: Readonly<Record<string, { readonly longitude: number }>>;
}

function hasPoints(response: object): response is Points {
  return 'points' in response;
}

function longitudes(): readonly [string, number][] {
  const natal = catalog.find(({ name }) => name === 'natal')?.example.response;
  if (natal === undefined || !hasPoints(natal)) throw new Error('The natal example has no points');
  return Object.entries(natal.points)
    .slice(0, 10)
    .map(([id, { longitude }]) => [id, longitude]);
}

const at = (longitudeDeg: number, radius: number) => {
  const angle = ((180 + longitudeDeg - 193.7) * Math.PI) / 180;
  return [300 + radius * Math.cos(angle), 300 - radius * Math.sin(angle)].map((value) => value.toFixed(2)).join(' ');
};
const ray = (longitudeDeg: number, from: number, to: number, colour: string, width = 1.5) =>
  `<path d="M${at(longitudeDeg, from)}L${at(longitudeDeg, to)}" stroke="${colour}" stroke-width="${width}"/>`;
const dot = (longitudeDeg: number, radius: number, size: number, colour: string) => {
  const [x, y] = at(longitudeDeg, radius).split(' ');
  return `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}"/>`;
};

function dial(): string {
  const bodies = longitudes();
  const chords = bodies.flatMap(([, a], index) =>
    bodies.slice(index + 1).flatMap(([, b]) => {
      const apart = Math.abs(((a - b + 540) % 360) - 180);
      const aspect = [60, 90, 120, 180].find((angle) => Math.abs(apart - angle) <= 6);
      return aspect === undefined
        ? []
        : [
            `<path d="M${at(a, 170)}L${at(b, 170)}" stroke="${aspect === 90 || aspect === 180 ? SUN : ACCENT}" stroke-opacity=".6" stroke-width="1.5"/>`,
          ];
    }),
  );
  return `<svg width="560" height="560" viewBox="0 0 600 600" fill="none">
    ${[290, 240, 170].map((radius) => `<circle cx="300" cy="300" r="${radius}" stroke="${LINE}" stroke-width="1.5"/>`).join('')}
    ${Array.from({ length: 72 }, (_, index) => ray(index * 5, 282, 290, index % 6 === 0 ? INK : LINE)).join('')}
    ${Array.from({ length: 12 }, (_, index) => ray(index * 30, 240, 290, LINE)).join('')}
    ${chords.join('')}
    ${bodies.map(([id, longitude]) => `${ray(longitude, 170, 218, LINE)}${dot(longitude, 226, id === 'sun' ? 11 : id === 'moon' ? 9 : 6, id === 'sun' ? SUN : INK)}`).join('')}
    <circle cx="300" cy="300" r="4" fill="${INK}"/></svg>`;
}

const mark = (size: number) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 32 32" fill="none" stroke="${INK}" stroke-width="1.75"><circle cx="16" cy="16" r="13"/><path d="M3 16h6.2M22.8 16H29M16 3v2.6" stroke-linecap="round"/><path d="M9.2 16a6.8 6.8 0 0 1 13.6 0Z" fill="${SUN}" stroke="none"/></svg>`;

async function face(family: string, file: string): Promise<string> {
  const path = createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`);
  return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${(await readFile(path)).toString('base64')})}`;
}

async function draw(page: Page, name: string, width: number, height: number, body: string): Promise<void> {
  await page.setViewportSize({ width, height });
  const fonts = `${await face('Instrument Sans', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2')}${await face('Geist Mono', 'geist-mono/files/geist-mono-latin-wght-normal.woff2')}`;
  await page.setContent(
    `<style>${fonts}*{margin:0;box-sizing:border-box}body{width:${width}px;height:${height}px;background:${PAPER};color:${INK};font-family:'Instrument Sans';overflow:hidden}</style>${body}`,
  );
  await page.evaluate('document.fonts.ready');
  await writeFile(join(PUBLIC, name), await page.screenshot());
}

const browser = await chromium.launch(CHROMIUM_OPTIONS);
const page = await browser.newPage();
await draw(
  page,
  'share.png',
  1200,
  630,
  `
  <div style="position:absolute;left:72px;top:64px;display:flex;align-items:center;gap:16px;font-size:34px;font-weight:600;letter-spacing:-.02em">${mark(46)}Theia</div>
  <div style="position:absolute;left:72px;top:232px;width:640px;font-size:72px;line-height:1.04;font-weight:600;letter-spacing:-.038em">The open-source astrology&nbsp;API</div>
  <div style="position:absolute;left:72px;top:416px;width:500px;font-size:27px;line-height:1.4;color:${MUTED}">Western and Vedic, on Swiss Ephemeris. Exact to the arc second.</div>
  <div style="position:absolute;right:-72px;top:35px">${dial()}</div>`,
);
for (const size of [180, 192, 512])
  await draw(
    page,
    `icon-${size}.png`,
    size,
    size,
    `<div style="display:grid;place-items:center;height:100%">${mark(Math.round(size * 0.62))}</div>`,
  );
await browser.close();
