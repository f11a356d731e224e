/** What can be said of a WordPress without the plugin. */
import { fateOf } from '../known-plugins';
import { row, type Section } from '../report';
import { templateOf } from '../templates';
import { FATES } from './installation';
import type { PublicFacts } from '../public-facts';

const CORE = /^(?:wp\/v2|oembed\/|wp-site-health\/|wp-block-editor\/|wp-abilities\/)/;
const number = (count: number): string => count.toLocaleString('en-US');

export function publicSections({ namespaces, types, blocks, hosts }: PublicFacts): Section[] {
  const plugins = [...new Set(namespaces.filter((name) => !CORE.test(name)).map((name) => name.split('/')[0] ?? name))];
  return [
    {
      title: 'Plugins with a public API',
      note: 'All active plugins, versions, templates, shortcodes, menus, forms, redirects and values for search engines are known with the plugin only.',
      head: ['plugin', 'with the site', 'what'],
      rows: plugins.map((name) => {
        const { fate, what } = fateOf(name);
        const [level, word] = FATES[fate];
        return row(level, name, word, what);
      }),
    },
    {
      title: 'Post types',
      head: ['kind', 'name', 'published', 'template'],
      rows: types.map(({ name, label, count }) =>
        row('info', label, name, number(count), templateOf(name === 'page' ? ['page'] : [`single-${name}`]) ?? 'none'),
      ),
    },
    {
      title: 'Blocks and media hosts of the newest texts',
      head: ['block or host', 'uses', 'texts', 'first at'],
      rows: [...blocks, ...hosts].map(({ name, uses, texts, first }) =>
        row('info', name, number(uses), number(texts), first),
      ),
    },
  ];
}
