import type { Eclipse } from '@theia-astro/astro/eclipses/eclipse';
import { drawEclipseMap } from '@theia-astro/chart-svg/map/eclipse-map';
import type { ThemeName } from '@theia-astro/chart-svg/themes/theme';
import { piecesOfPath } from '../wire/eclipse-path.ts';

const MAP_PX = 1200;

/** A map with the paths of the solar eclipses that have one. */
export function drawPaths(eclipses: readonly Eclipse[], theme: ThemeName): string {
  const drawn = eclipses.flatMap(({ id, type, path, greatest }) =>
    path === null
      ? []
      : [
          {
            label: id.slice(1),
            type,
            central: path.lines.central.map((stretch) => ({
              type: stretch.type,
              pieces: piecesOfPath(stretch.points),
            })),
            limits: [...path.lines.northern, ...path.lines.southern].map(piecesOfPath),
            greatest: { longitudeDeg: greatest.geoLongitudeDeg, latitudeDeg: greatest.geoLatitudeDeg },
          },
        ],
  );
  return drawEclipseMap(drawn, {
    sizePx: MAP_PX,
    theme,
    title: 'Paths of solar eclipses',
    description: drawn.map(({ label, type }) => `${label} ${type}.`).join(' '),
  });
}
