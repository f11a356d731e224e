/** The parameters that a route declares are those that it reads. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { declaredUrl } from '@footbridge/bridge/server/steps/normalize-url';

const PAGES = path.resolve('pages');

/** A URL of each route, and the parameters that its file reads: `query.page`, `const { path } = request.query`. */
const reading = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
  const source = /\.tsx?$/.test(file) ? readFileSync(path.join(PAGES, file), 'utf8') : '';
  const names = [...source.matchAll(/\bquery\.(\w+)|\{ (\w+) \} = request\.query/g)].map(
    ([, one, other]) => one ?? other,
  );
  const route = `/${file.replace(/(?:\/index)?\.tsx?$/, '').replaceAll(/\[[^/]*/g, '12')}`;
  return names.map((name) => [route, name] as const);
});

it.each(reading)('%s gets the parameter that it reads: %s', (route, name) => {
  expect(declaredUrl(`${route}?x=1&${name}=2`)).toBe(`${route}?${name}=2`);
});

it('are at least those of feeds, the sitemap and comments', () => {
  expect(reading.length).toBeGreaterThan(3);
});

it('stay as they are spelled', () => {
  expect(declaredUrl('/search/?s=a%20%26%20b&s=%C3%A4+%26x&y=1')).toBe('/search/?s=%C3%A4+%26x');
  expect(declaredUrl('/api/health?strict&x')).toBe('/api/health?strict');
  expect(declaredUrl('/about/?a=1')).toBe('/about/');
  expect(declaredUrl('/about/')).toBe('/about/');
});
