type Rule = Readonly<Record<string, unknown>>;

const list = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
const named = (id: string) => {
  const words = id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
/** `Sun, Moon and Mars`. */
function joined(value: unknown): string {
  const names = list(value).map(named);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
const MOMENTS: Readonly<Record<string, string>> = { exact: 'exact', enter: 'into orb', leave: 'out of orb' };
const plain = (value: unknown) => list(value).join(', ').replaceAll('_', ' ');

/** A rule in words, for people: what it looks for, and its limits. Rules that are new to this page are named by their type. */
export function ruleWords(rule: Rule): string {
  const bodies = joined(rule['bodies']);
  switch (rule['type']) {
    case 'transit':
      return transitWords(rule);
    case 'ingress':
      return `${bodies || 'Any body'} into a new ${rule['of'] === 'house' ? 'house' : 'sign'}`;
    case 'station':
      return `Stations of ${bodies || 'every body'}`;
    case 'eclipse':
      return eclipseWords(rule);
    case 'return':
      return `Returns of ${joined(rule['body']) || 'a body'}`;
    case 'dasha':
      return dashaWords(rule);
    case 'void_of_course':
      return 'Moon void of course';
    case 'lunation':
      return joined(rule['phases']) || 'Phases of the Moon';
    case 'search':
      return `Search: ${plain(rule['product']) || 'a product'}`;
    default:
      return named(String(rule['type'] ?? 'rule'));
  }
}

function transitWords(rule: Rule): string {
  const { orb, targets } = rule;
  const to =
    targets === 'transiting' ? 'each other' : targets === undefined ? 'the birth chart' : `natal ${joined(targets)}`;
  const limits = [
    plain(rule['aspects']),
    typeof orb === 'number' ? `within ${orb}°` : '',
    list(rule['moments'])
      .map((moment) => MOMENTS[moment] ?? moment)
      .join(', '),
  ].filter((words) => words !== '');
  return [`${joined(rule['bodies']) || 'Bodies'} to ${to}`, ...(limits.length === 0 ? [] : [limits.join('; ')])].join(
    ': ',
  );
}

function eclipseWords(rule: Rule): string {
  const kinds = plain(rule['kinds']);
  const targets = joined(rule['targets']);
  const what = kinds === '' ? 'Eclipses' : `${named(kinds)} eclipses`;
  if (targets === '') return what;
  return `${what} ${typeof rule['orb'] === 'number' ? `within ${rule['orb']}° of` : 'near'} natal ${targets}`;
}

function dashaWords(rule: Rule): string {
  const system = named(String(rule['system'] ?? 'vimshottari'));
  const { levels } = rule;
  const depth =
    typeof levels === 'number'
      ? `${levels} ${levels === 1 ? 'level' : 'levels'}`
      : Array.isArray(levels)
        ? plain(levels)
        : '';
  return `${system} dasha${depth === '' ? '' : `, ${depth}`}`;
}
