/** Genitives of the constellations that have stars of the catalogue. */
const GENITIVES: Readonly<Record<string, string>> = {
  And: 'andromedae',
  Aql: 'aquilae',
  Aqr: 'aquarii',
  Ara: 'arae',
  Ari: 'arietis',
  Aur: 'aurigae',
  Boo: 'bootis',
  CMa: 'canis_majoris',
  CMi: 'canis_minoris',
  CVn: 'canum_venaticorum',
  Cap: 'capricorni',
  Car: 'carinae',
  Cas: 'cassiopeiae',
  Cen: 'centauri',
  Cep: 'cephei',
  Cet: 'ceti',
  Cir: 'circini',
  Cnc: 'cancri',
  Col: 'columbae',
  Com: 'comae_berenices',
  CrA: 'coronae_australis',
  CrB: 'coronae_borealis',
  Crt: 'crateris',
  Cru: 'crucis',
  Crv: 'corvi',
  Cyg: 'cygni',
  Del: 'delphini',
  Dor: 'doradus',
  Dra: 'draconis',
  Equ: 'equulei',
  Eri: 'eridani',
  For: 'fornacis',
  Gem: 'geminorum',
  Gru: 'gruis',
  Her: 'herculis',
  Hya: 'hydrae',
  Hyi: 'hydri',
  Ind: 'indi',
  Leo: 'leonis',
  Lep: 'leporis',
  Lib: 'librae',
  Lup: 'lupi',
  Lyn: 'lyncis',
  Lyr: 'lyrae',
  Mus: 'muscae',
  Oph: 'ophiuchi',
  Ori: 'orionis',
  Pav: 'pavonis',
  Peg: 'pegasi',
  Per: 'persei',
  Phe: 'phoenicis',
  Pic: 'pictoris',
  PsA: 'piscis_austrini',
  Psc: 'piscium',
  Pup: 'puppis',
  Ret: 'reticuli',
  Sco: 'scorpii',
  Ser: 'serpentis',
  Sge: 'sagittae',
  Sgr: 'sagittarii',
  Tau: 'tauri',
  Tel: 'telescopii',
  TrA: 'trianguli_australis',
  Tri: 'trianguli',
  Tuc: 'tucanae',
  UMa: 'ursae_majoris',
  UMi: 'ursae_minoris',
  Vel: 'velorum',
  Vir: 'virginis',
  Vul: 'vulpeculae',
};

/** Greek letters as `sefstars.txt` shortens them, and the signs themselves. */
const LETTERS: Readonly<Record<string, readonly [name: string, sign: string]>> = {
  al: ['alpha', 'α'],
  be: ['beta', 'β'],
  ga: ['gamma', 'γ'],
  de: ['delta', 'δ'],
  ep: ['epsilon', 'ε'],
  ze: ['zeta', 'ζ'],
  et: ['eta', 'η'],
  th: ['theta', 'θ'],
  io: ['iota', 'ι'],
  ka: ['kappa', 'κ'],
  la: ['lambda', 'λ'],
  mu: ['mu', 'μ'],
  nu: ['nu', 'ν'],
  xi: ['xi', 'ξ'],
  omi: ['omicron', 'ο'],
  pi: ['pi', 'π'],
  rh: ['rho', 'ρ'],
  si: ['sigma', 'σ'],
  ta: ['tau', 'τ'],
  up: ['upsilon', 'υ'],
  ph: ['phi', 'φ'],
  ch: ['chi', 'χ'],
  ps: ['psi', 'ψ'],
  ome: ['omega', 'ω'],
};

/**
 * The names of a designation of `sefstars.txt`, such as `alTau` (α Tauri) or `al-2Lib` (α² Librae): letter or number with
 * the genitive or the short name of the constellation, the full one first. A component is also found without its number.
 * Empty for what is no star of a constellation (`M44`).
 */
export function bayerNames(designation: string): readonly string[] {
  const [, letter = '', component, constellation = ''] =
    /^([a-z]+|\d+)(?:-(\d))?([A-Z][A-Za-z]{2})$/.exec(designation) ?? [];
  const genitive = GENITIVES[constellation];
  if (genitive === undefined) return [];
  const [name, sign] = LETTERS[letter] ?? [letter, letter];
  const letters =
    component === undefined ? [name, sign, letter] : [`${name}_${component}`, `${sign}${component}`, name, sign];
  return letters.flatMap((one) => [`${one}_${genitive}`, `${one}_${constellation.toLowerCase()}`]);
}
