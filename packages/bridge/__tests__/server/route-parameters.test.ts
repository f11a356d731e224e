/** The parameters that a route declares are those that it reads. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { declaredUrl } from '@footbridge/bridge/server/steps/normalize-url';

const PAGES = path.resolve('pages');

/** The parts of a route's file, each with its URL: of the API's table its answers. */
function routesIn(file: string): [url: string, source: string][] {
  const source = /\.tsx?$/.test(file) ? readFileSync(path.join(PAGES, file), 'utf8') : '';
  const route = file.replace(/(?:\/index)?\.tsx?$/, '');
  if (!route.startsWith('api/[[')) return [[`/${route.replaceAll(/\[[^/]*/g, '12')}`, source]];
  return source.split(/^ {2}(?='?[\w/-]+'?: )/m).map((answer) => [`/api/${/[\w/-]+/.exec(answer)?.[0]}`, answer]);
}

/** A URL of each route, and the parameters that it reads: `query.page`, `const { path } = request.query`. */
const reading = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .flatMap(routesIn)
  .flatMap(([route, source]) =>
    [...source.matchAll(/\bquery\.(\w+)|\{ (\w+) \} = request\.query/g)].map(
      ([, one, other]) => [route, one ?? other] as const,
    ),
  );

it.each(reading)('%s gets the parameter that it reads: %s', (route, name) => {
  expect(declaredUrl(`${route}?x=1&${name}=2`)).toBe(`${route}?${name}=2`);
});

it('are at least those of feeds, the sitemap and comments', () => {
  expect(reading.length).toBeGreaterThan(3);
});

it('stay as they are spelled', () => {
  expect(declaredUrl('/search/?s=a%20%26%20b&s=%C3%A4+%26x&y=1')).toBe('/search/?s=%C3%A4+%26x');
});
