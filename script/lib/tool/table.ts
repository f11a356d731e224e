/** All commands of `npm run tool`. A line less here, and its folder, is all that removes a command. */
import type { TableRow } from './command';

const row = (name: string, about: string, load: TableRow['load'], takes?: string): TableRow => ({
  name,
  about,
  load,
  takes,
});

export const COMMANDS: Readonly<Record<string, readonly TableRow[]>> = {
  'A running site': [
    row('status', 'prints the state of a site, and what to do next', () => import('../status/main')),
    row('leads', 'lists, shows, retries, exports and deletes sent forms', () => import('../leads/main')),
    row('mail', 'prints mails that were caught because no mail server is set', () => import('../mail/main')),
    row('cache log', 'prints what happened to cached pages', () => import('../cache-log')),
    row('errors', 'receives error reports on this machine and prints them', () => import('../errors/main')),
    row('geoip', 'installs the city database, 129 MB', () => import('../city-database/main')),
  ],
  'Brands and content': [
    row('brand new', 'makes the folder of a brand', () => import('../brand/new')),
    row('brand check', 'lists the placeholders of a brand', () => import('../brand/check')),
    row('brand schema', 'writes the JSON schema of brand.json', () => import('../brand/schema')),
    row('contrast', 'prints the contrast of all brands’ colors', () => import('../contrast')),
    row('typefaces', 'cuts the brands’ typefaces into what their pages use', () => import('../typefaces/main')),
    row('wordpress', 'starts a real WordPress with example content', () => import('../wordpress/run/main')),
    row('wordpress export', 'writes example content for a WordPress', () => import('../wordpress/export/main')),
    row('parity', 'compares a site with its WordPress', () => import('../parity/main')),
    row('invalidation', 'compares pages after edits in a WordPress', () => import('../invalidation/main')),
  ],
  'Generated files': [
    row('types', 'generates schema.graphql, possibleTypes.json and gql/', () => import('../types/main')),
    row('acr', 'writes a brand’s accessibility conformance report', () => import('../acr/main')),
    row('screenshots', 'takes the screenshots of the documentation', () => import('../screenshots/main')),
  ],
  'Tests of the built site': [
    row('leads fault', 'kills the site while forms are sent', () => import('../leads/fault/main')),
    row('chaos', 'breaks the site’s WordPress in every known way', () => import('../chaos/main')),
    row('fuzz', 'sends requests that no browser sends', () => import('../fuzz/main')),
    row('defects', 'plants defects and prints whether tests find them', () => import('../defects/main')),
  ],
  Measurements: [
    row('bench', 'runs all parts, and writes docs/performance.md', () => import('@/bench/main')),
    row('bench size', 'what a first visit loads', () => import('@/bench/size')),
    row('bench serve', 'requests a second, beside other sites', () => import('@/bench/serve')),
    row('bench cold', 'the first requests after a start', () => import('@/bench/cold')),
    row('bench scale', 'a WordPress with much content', () => import('@/bench/scale')),
    row('bench speed', 'how soon pages show', () => import('@/bench/speed')),
    row('bench interactions', 'how soon pages respond to a touch', () => import('@/bench/interactions')),
    row('bench web', 'Lighthouse of every template', () => import('@/bench/web')),
    row('bench visit', 'a visit of several pages', () => import('@/bench/visit'), ''),
    row('bench flood', 'visitors during a flood of requests', () => import('@/bench/flood'), ''),
    row('bench check', 'the duration of npm run check', () => import('@/bench/check'), ''),
    row('bench cost', 'CPU time of hostile requests', () => import('@/bench/cost')),
    row('bench clean', 'CPU time of cleaning a text', () => import('@/bench/clean'), '[KB …]'),
    row('bench redis', 'requests with and without Redis', () => import('@/bench/redis'), ''),
    row('bench docs', 'writes docs/performance.md from the last figures', () => import('@/bench/docs'), '[--quick]'),
    row('budget', 'what a branch adds to the pages’ HTML, CSS and JS', () => import('@/bench/budget')),
  ],
  Release: [
    row('audit', 'fails for packages with known vulnerabilities', () => import('../packages/audit')),
    row('sbom', 'writes the bill of materials of a site', () => import('../packages/sbom')),
    row('release-notes', 'prints the changelog of a tag', () => import('../release-notes')),
    row('image copy', 'copies the files of a server from the build', () => import('../image/main')),
  ],
};
