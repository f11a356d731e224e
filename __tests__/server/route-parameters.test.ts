/** The parameters that a route declares are those that it reads. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { routeKind } from '@/bridge/platform/request/route-kind';
import { declaredUrl, ROUTES_WITH_PARAMETERS } from '@/server/route-parameters';

const PAGES = path.resolve('pages');
const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const kindOf = (file: string): string =>
  routeKind(`/${file.replace(/(?:\/index)?\.tsx?$/, '').replace(/\[.*$/, 'x')}/`);

it('belong to routes that exist', () => {
  const kinds = new Set([...pages.map(kindOf), 'image']);
  expect(ROUTES_WITH_PARAMETERS.filter((kind) => !kinds.has(kind))).toEqual([]);
});

it('are declared by every route whose page reads its query', () => {
  const reading = pages.filter((file) => /\bquery\b/.test(readFileSync(path.join(PAGES, file), 'utf8')));
  const undeclared = reading.map(kindOf).filter((kind) => !ROUTES_WITH_PARAMETERS.includes(kind));
  // The front controller's query is WordPress's (server/steps/normalize-url.ts).
  expect(undeclared.filter((kind) => kind !== 'page')).toEqual([]);
});

it('are escaped, and keep their names and values', () => {
  expect(declaredUrl('/search/?s=a%20%26%20b&s=%C3%A4%26x&y=1')).toBe('/search/?s=%C3%A4%26x');
  expect(declaredUrl('/api/editor/page?path=/a/%3Fb')).toBe('/api/editor/page?path=%2Fa%2F%3Fb');
  expect(declaredUrl('/about/?a=1')).toBe('/about/');
  expect(declaredUrl('/about/')).toBe('/about/');
});
