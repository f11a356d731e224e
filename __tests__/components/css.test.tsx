/** Where the styles are, and what of them reaches a page: docs/decisions/0042-islands.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { isStyledComponent, ServerStyleSheet } from 'styled-components';
import { compileStyles } from '@footbridge/browser/styled-components';
import { globalCss } from '@/components/css/global';
import { printedRules } from '@/components/css/printed-rules';
import { Eyebrow } from '@/components/Eyebrow/Eyebrow';
import { Rating } from '@/components/Rating/Rating';
import { SiteContext } from '@/components/site-context';
import { sourceFiles } from '../support/imports';
import { siteOf } from '@/site-config/brands';
import { themeCss } from '@/site-config/theme-css';

const root = join(__dirname, '../..');
const files = ['components', 'wp-templates', 'packages/browser'].flatMap((folder) => sourceFiles(root, folder));
const styles = files.filter((file) => file.endsWith('.styles.ts'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const styled = files.filter((file) => /\.tsx?$/.test(file) && /\bstyled[.(]/.test(read(file)));
/** The rules of a file's components. */
const rulesIn = (file: string) =>
  Array.from(
    read(file).matchAll(/\b(?:styled|css|createGlobalStyle)\b[^`;]*`([\s\S]*?)`;/g),
    ([, rules = '']) => rules,
  ).join('\n');

describe('the rules in a page’s head', () => {
  const printed = (page: React.ReactNode) => {
    const sheet = new ServerStyleSheet();
    const html = renderToString(
      sheet.collectStyles(<SiteContext.Provider value={siteOf('DSH')}>{page}</SiteContext.Provider>),
    );
    return { html, css: printedRules(sheet) };
  };
  const eyebrow = printed(<Eyebrow>Las Vegas</Eyebrow>);

  it('are those of the components that it has, with the class names of its HTML', () => {
    const name = /class="sc-\S+ (\w+)"/.exec(eyebrow.html)?.[1];
    expect(eyebrow.css).toMatch(new RegExp(`^\\.${name}\\{margin-bottom:`));
    expect(eyebrow.css).not.toContain('background-clip:text');
    expect(
      printed(
        <>
          <Eyebrow>Las Vegas</Eyebrow>
          <Rating value={4.5} />
        </>,
      ).css,
    ).toContain('background-clip:text');
  });

  it('are without the library’s marks, which cost half a kilobyte', () => {
    expect(eyebrow.css).not.toMatch(/data-styled|sc\*|<|\n/);
  });
});

describe('both builds', () => {
  it.each(styles)('give the components of %s the same class names', async (file) => {
    const exported: Record<string, unknown> = await import(join(root, file));
    const ids = Object.values(exported).flatMap((one) =>
      isStyledComponent(one) && 'styledComponentId' in one ? [one.styledComponentId] : [],
    );
    const { code } = await compileStyles(read(file), join(root, file));
    const compiled = new Set<unknown>(Array.from(code.matchAll(/componentId: "([^"]+)"/g), ([, id]) => id));
    expect(ids.filter((id) => !compiled.has(id))).toEqual([]);
  });

  it('give no two files the same class names', async () => {
    const all = await Promise.all(
      styled.map(
        async (file) =>
          /componentId: "(sc-[0-9a-f]+)-/.exec((await compileStyles(read(file), join(root, file))).code)?.[1],
      ),
    );
    expect(all.length).toBeGreaterThan(50);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('class names that are written by hand', () => {
  const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '');
  // The consent dialog's classes are its library's.
  const sheets = styled.filter((file) => !file.includes('ConsentDialog'));
  const inRules = (text: string) =>
    Array.from(
      withoutComments(text).matchAll(/\.([a-z][a-z-]*[a-z])(?=[^;{}`'()]*(?:\([^;{}`]*)?\{)/g),
      ([, name = '']) => name,
    );
  const markup = files.filter((file) => file.endsWith('.tsx') || file.startsWith('packages/browser/')).map(read);
  const given = new Set(
    markup.flatMap((text) =>
      Array.from(
        text.matchAll(/(?:className[=:]|\bclass:|classList\.add\()\s*["'`]([^"'`]+)["'`]/g),
        ([, names = '']) =>
          names
            .replace(/\$\{.*?\}/g, '')
            .split(' ')
            .filter(Boolean),
      ).flat(),
    ),
  );

  /** A misspelt class is no error either: the element just stands there without its looks. */
  it('are in a rule, or a script or a test looks for them', () => {
    const wanted = [
      globalCss,
      ...[
        ...sheets,
        ...sourceFiles(root, 'packages/browser'),
        ...sourceFiles(root, 'packages/browser'),
        ...sourceFiles(root, 'e2e'),
        ...files,
      ].map(read),
    ].join('\n');
    const unknown = [...given].filter((name) => !new RegExp(`[.]${name}(?![\\w-])`).test(wanted));
    expect(unknown).toEqual([]);
    expect(given.size).toBeGreaterThan(30);
  });

  it('in a rule are some element’s', () => {
    const unused = sheets.flatMap((file) =>
      inRules(rulesIn(file))
        .filter((name) => !given.has(name) && !name.startsWith('maplibregl-'))
        .map((name) => `${file}: .${name}`),
    );
    expect([...new Set(unused)]).toEqual([]);
  });
});

/** A misspelt custom property is no error in CSS: the declaration just falls away. */
it('every custom property that a style uses is one of the theme’s, or the style sheets’ own', () => {
  const texts = ['components', 'wp-templates', 'pages'].flatMap((folder) => sourceFiles(root, folder)).map(read);
  const namesIn = (all: string[], pattern: RegExp) =>
    new Set(all.flatMap((text) => Array.from(text.matchAll(pattern), ([, name]) => name)));
  const known = namesIn([...texts, themeCss(siteOf('DSH'))], /(--[a-z0-9-]+)['"`]?\s*:/g);
  expect([...namesIn(texts, /var\((--[a-z0-9-]+)\s*\)/g)].filter((name) => !known.has(name))).toEqual([]);
});
