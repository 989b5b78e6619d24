const RAD = Math.PI / 180;

/** The angle in degrees between two directions given by their altitudes and azimuths. */
export function separationOfDirectionsDeg(
  altitude1Deg: number,
  azimuth1Deg: number,
  altitude2Deg: number,
  azimuth2Deg: number,
): number {
  const [a, b] = [altitude1Deg * RAD, altitude2Deg * RAD];
  const turn = (azimuth1Deg - azimuth2Deg) * RAD;
  // Haversine: small angles keep their digits.
  const half = Math.sin((a - b) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(turn / 2) ** 2;
  return (2 * Math.asin(Math.min(1, Math.sqrt(half)))) / RAD;
}
