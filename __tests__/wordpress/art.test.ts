import { sites } from '@/site-config/brands';
import { SITE_CODES, type SiteCode } from '@/site-config/types';
import { drawScene, SCENES, type SceneName, type SceneRequest } from '@/wordpress/embedded/art';

const request = (code: SiteCode, scene: SceneName, width = 480, height = 300): SceneRequest => ({
  scene,
  variant: '3',
  code,
  palettes: sites[code].palettes,
  radialGradient: sites[code].radialGradient,
  width,
  height,
});

/** Every tag that opens is closed, and no number went wrong. */
function problems(svg: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, close, name, , self] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)) {
    if (close && open.pop() !== name) found.push(`</${name}> closes nothing`);
    if (!close && !self && name) open.push(name);
  }
  if (open.length > 0) found.push(`left open: ${open.join(', ')}`);
  if (/NaN|undefined|Infinity/.test(svg)) found.push('a number is none');
  if (/href|<text|<script|<image|https?:(?!\/\/www\.w3\.org\/2000\/svg)/.test(svg))
    found.push('asks for something from outside, or holds text');
  const known = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!known.has(id)) found.push(`no #${id}`);
  return found;
}

describe.each(SITE_CODES)('the pictures of %s', (code) => {
  it.each(SCENES)('draws %s as sound SVG of the size asked for', (scene) => {
    const svg = drawScene(request(code, scene));
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="480" height="300" viewBox="0 0 480 300">/,
    );
    expect(problems(svg)).toEqual([]);
  });

  it('fits a banner and a high sheet', () => {
    for (const [width, height] of [
      [1600, 600],
      [600, 800],
    ] as const)
      expect(problems(drawScene(request(code, 'landscape', width, height)))).toEqual([]);
  });
});

it('draws the same picture each time, another for another variant', () => {
  expect(drawScene(request('SUN', 'path'))).toBe(drawScene(request('SUN', 'path')));
  expect(drawScene({ ...request('SUN', 'path'), variant: '4' })).not.toBe(drawScene(request('SUN', 'path')));
});

it.each([
  ['landscape', 'near'],
  ['house', 'evening'],
  ['house', 'entrance'],
  ['house', 'office'],
  ['path', 'bend'],
  ['room', 'shared'],
  ['room', 'group'],
  ['room', 'counsel'],
  ['garden', 'walk'],
  ['table', 'papers'],
  ['table', 'bag'],
  ['table', 'meal'],
] as const)('knows the variant of %s called %s', (scene, variant) => {
  const svg = drawScene({ ...request('DSH', scene), variant });
  expect(problems(svg)).toEqual([]);
});

it('draws no two brands alike', () => {
  expect(new Set(SITE_CODES.map((code) => drawScene(request(code, 'landscape')))).size).toBe(SITE_CODES.length);
});
