import model from '../../../plugin/footbridge/model.json';
import { row, type Level, type Section } from '../report';
import { fateOf, type Fate } from '../known-plugins';
import type { Inventory } from '../inventory';

const OLDEST_PHP = '7.4';
export const FATES: Record<Fate, readonly [Level, string]> = {
  needed: ['green', 'works'],
  works: ['green', 'works'],
  replaced: ['yellow', 'replaced by'],
  ignored: ['yellow', 'ignored'],
  unknown: ['yellow', 'not known'],
};

const NEEDED = [
  ['wp-graphql/', 'WPGraphQL', 'every page fails'],
  ['wpgraphql-acf/', 'WPGraphQL for ACF', 'queries of the content model fail'],
  ['faustwp/', 'FaustWP', 'no previews and no sign-in'],
  ['wpgraphql-smart-cache/', 'WPGraphQL Smart Cache', 'pages may be old for up to an hour'],
] as const;

export function versionSection({ installed, findings, site, plugins }: Inventory): Section {
  const rows = installed.map(({ name, installed: version, oldest }) => {
    const found = findings.find((one) => one.name === name);
    // An old version is no loss of this move; FaustWP's is refused.
    const level: Level = found ? 'yellow' : 'green';
    const effect = found?.level === 'refuse' ? 'sign-in stays closed until the update: ' : '';
    return row(level, name, version, oldest, found ? `${effect}${found.why}` : '');
  });
  const missing = NEEDED.filter(([folder]) => !plugins.some(({ file }) => file.startsWith(folder)));
  return {
    title: 'Versions',
    head: ['what', 'installed', 'oldest safe one', 'older ones'],
    rows: [
      ...missing.map(([, name, lost]) => row('red', name, 'not active', '', lost)),
      ...rows,
      row('info', 'PHP', site.php, OLDEST_PHP, ''),
    ],
  };
}

export function pluginSection({ plugins }: Inventory): Section {
  return {
    title: 'Active plugins',
    head: ['plugin', 'version', 'with the site', 'what'],
    rows: plugins.map(({ file, name, version }) => {
      const { fate, what } = fateOf(file);
      const [level, word] = FATES[fate];
      return row(level, name, version, word, what);
    }),
  };
}

export function menuSection({ locations, menus }: Inventory): Section {
  const named = new Map(menus.map((menu) => [menu.id, menu]));
  const used: readonly string[] = model.menuLocations;
  return {
    title: 'Menus',
    note: `The site shows the menus at ${used.join(', ')}.`,
    head: ['location', 'menu', 'what happens'],
    rows: [
      ...locations.map(({ name, label, menu }) => {
        const found = menu === null ? undefined : named.get(menu);
        const text = found ? `${found.name} (${found.count} items)` : 'none';
        if (!used.includes(name)) return row(found ? 'yellow' : 'info', `${name} (${label})`, text, 'not shown');
        return found
          ? row('green', `${name} (${label})`, text, 'shown')
          : row('yellow', `${name} (${label})`, text, 'choose a menu in Appearance → Menus');
      }),
      ...menus
        .filter(({ id }) => !locations.some(({ menu }) => menu === id))
        .map(({ name, count }) => row('info', '', `${name} (${count} items)`, 'at no location')),
    ],
  };
}
