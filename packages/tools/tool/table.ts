/** All commands of `npm run tool`. A line less here, and its folder, is all that removes a command. */
import type { Command } from './command';

export interface TableRow {
  name: string;
  about: string;
  load(): Promise<{ command: Command }>;
}

const row = (name: string, about: string, load: TableRow['load']): TableRow => ({ name, about, load });

export const COMMANDS: Readonly<Record<string, readonly TableRow[]>> = {
  'Start, build and check': [
    row('server', 'serves a brand on this machine: script/server', () => import('../server/main')),
    row('build', 'builds the site: npm run build', () => import('../build/main')),
    row('test', 'runs all checks: script/test', () => import('../test/main')),
  ],
  'A running site': [
    row('status', 'prints the state of a site, and what to do next', () => import('../status/main')),
    row(
      'leads',
      'lists, shows, retries, exports and deletes sent forms; checks targets',
      () => import('../leads/main'),
    ),
    row('cache log', 'prints what happened to cached pages', () => import('../cache-log')),
    row('geoip', 'installs the city database, 129 MB', () => import('../city-database')),
  ],
  'Brands and content': [
    row('brand new', 'makes the folder of a brand', () => import('../brand/new')),
    row('brand check', 'lists the placeholders of a brand', () => import('../brand/check')),
    row('typefaces', 'cuts the brands’ typefaces into what their pages use', () => import('../typefaces/main')),
    row('wordpress', 'starts a real WordPress with example content', () => import('../wordpress/run/main')),
    row('wordpress export', 'writes example content for a WordPress', () => import('../wordpress/export/main')),
    row('adopt', 'reports what a switch of a WordPress to this site would change', () => import('../adopt/main')),
    row('edits', 'measures which pages each edit of a WordPress invalidates', () => import('../edits/main')),
  ],
  'Generated files': [
    row(
      'types',
      'generates schema.graphql, possibleTypes.json, gql/ and brand.schema.json',
      () => import('../types/main'),
    ),
  ],
  'Tests of the built site': [
    row('chaos', 'breaks the site’s WordPress in every known way, and kills the site', () => import('../chaos/main')),
    row('fuzz', 'sends requests that no browser sends', () => import('../fuzz/main')),
  ],
  Measurements: [
    row('bench', 'measures size, speed and load; writes docs/performance.md', () => import('../bench/main')),
    row('bench web', 'Lighthouse of every template', () => import('../bench/web')),
  ],
  Release: [row('image copy', 'copies the files of a server from the build', () => import('../image'))],
};
