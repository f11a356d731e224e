import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteOf } from '@/site-config/brands';
import { themeCss } from '@/site-config/theme-css';

const FOLDERS = ['components', 'wp-templates', 'pages'];
const USE = /var\((--[a-z0-9-]+)\s*\)/g;
const DEFINITION = /(--[a-z0-9-]+)['"`]?\s*:/g;

function sources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(path.join(folder, name), 'utf8')),
  );
}

const namesIn = (texts: string[], pattern: RegExp) =>
  new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name]) => name ?? '')));

/** A misspelt custom property is no error in CSS: the declaration just falls away. */
it('every custom property that a style uses is one of the theme’s, or the style sheets’ own', () => {
  const texts = sources();
  const known = namesIn([...texts, themeCss(siteOf('DSH'))], DEFINITION);
  const unknown = [...namesIn(texts, USE)].filter((name) => !known.has(name));
  expect(unknown).toEqual([]);
});
