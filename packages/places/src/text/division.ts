const KINDS_BEFORE =
  'greater|state|province|region|county|co|district|prefecture|department|republic|canton|territory|municipality|emirate|estado|provincia|departamento|departement|land|kreis';
const KINDS_AFTER =
  'state|province|region|county|district|prefecture|governorate|department|oblast|krai|kray|republic|voivodeship|canton|territory|division|municipality|emirate|parish|island|islands|borough|autonomous|shi|ken|si|do|fd';
const BEFORE = new RegExp(`^(?:${KINDS_BEFORE})(?: (?:of|de|del|di|da|do|du))? (?=\\S)`);
const AFTER = new RegExp(` (?:${KINDS_AFTER})$`);

/** A normalised name of a division, with and without the word for its kind: `lagos state`, `lagos`. */
export function divisionForms(normalised: string): readonly string[] {
  const bare = normalised.replace(AFTER, '').replace(BEFORE, '');
  return bare === normalised || bare === '' ? [normalised] : [normalised, bare];
}
