/** Labels of the keys' prefixes, in display order. Unknown prefixes follow unchanged. */
const WORDS: Readonly<Record<string, string>> = {
  post: 'post',
  term: 'term',
  user: 'user',
  comment: 'comment',
  list: 'list of each',
  skipped: 'any other',
  kind: 'site-wide',
  uri: 'address',
  '*': 'unknown',
};
const ORDER = Object.keys(WORDS);

export interface KeyGroup {
  word: string;
  values: string[];
}

function partsOf(key: string): [type: string, value: string] {
  const [type = '', value = ''] = key.split(/:(.*)/s);
  if (type === '*') return ['*', 'every edit renews it'];
  return [type, (type === 'list' && value.replace(/^footbridge/, '')) || value || key];
}

const placeOf = (type: string): number => (ORDER.includes(type) ? ORDER.indexOf(type) : ORDER.length);

/** Groups a page's dependencies for display: `post:1870`, `post:2`, `kind:menu` → post 2, 1870; site-wide menu. */
export function describeKeys(keys: readonly string[]): KeyGroup[] {
  const groups = new Map<string, string[]>();
  for (const [type, value] of keys.map(partsOf)) groups.set(type, [...(groups.get(type) ?? []), value]);
  return [...groups]
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([type, values]) => ({
      word: WORDS[type] ?? type.replaceAll('_', ' '),
      values: values.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    }));
}
