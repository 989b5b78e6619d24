/**
 * The thirty default stars (contract §3.5) with their Bayer designations as written in Swiss Ephemeris' `sefstars.txt`.
 * The designation is unambiguous there, the traditional name is not.
 */
export const DEFAULT_STARS = [
  { id: 'algol', designation: ',bePer' },
  { id: 'alcyone', designation: ',etTau' },
  { id: 'aldebaran', designation: ',alTau' },
  { id: 'rigel', designation: ',beOri' },
  { id: 'bellatrix', designation: ',gaOri' },
  { id: 'capella', designation: ',alAur' },
  { id: 'betelgeuse', designation: ',alOri' },
  { id: 'sirius', designation: ',alCMa' },
  { id: 'canopus', designation: ',alCar' },
  { id: 'castor', designation: ',alGem' },
  { id: 'pollux', designation: ',beGem' },
  { id: 'procyon', designation: ',alCMi' },
  { id: 'alphard', designation: ',alHya' },
  { id: 'regulus', designation: ',alLeo' },
  { id: 'zosma', designation: ',deLeo' },
  { id: 'denebola', designation: ',beLeo' },
  { id: 'vindemiatrix', designation: ',epVir' },
  { id: 'algorab', designation: ',deCrv' },
  { id: 'spica', designation: ',alVir' },
  { id: 'arcturus', designation: ',alBoo' },
  { id: 'acrux', designation: ',alCru' },
  { id: 'toliman', designation: ',alCen' },
  { id: 'antares', designation: ',alSco' },
  { id: 'vega', designation: ',alLyr' },
  { id: 'altair', designation: ',alAql' },
  { id: 'fomalhaut', designation: ',alPsA' },
  { id: 'deneb', designation: ',alCyg' },
  { id: 'achernar', designation: ',alEri' },
  { id: 'scheat', designation: ',bePeg' },
  { id: 'markab', designation: ',alPeg' },
] as const;
export type StarId = (typeof DEFAULT_STARS)[number]['id'];
