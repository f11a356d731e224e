/** Where the styles are and how their classes are named: docs/decisions/0007-css-printed-by-the-server.md. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runtimeClosure, sourceFiles } from '@/script/lib/imports';

const root = join(__dirname, '../..');
const files = ['components', 'wp-templates'].flatMap((folder) => sourceFiles(root, folder));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the script of every page', () => {
  const atOnce = runtimeClosure(root, ['browser/main.ts'], { atOnce: true, aliases: { '@/site-config/client-config': 'browser/client-config.ts' } });

  it('holds no styled-components and no component: those come with an island', () => {
    expect([...atOnce.packages].filter(([name]) => name.startsWith('styled-components'))).toEqual([]);
    expect([...atOnce.files.keys()].filter((file) => file.endsWith('.tsx'))).toEqual([]);
    expect(atOnce.files.size).toBeGreaterThan(20);
  });

  it('holds no CSS either: that is printed by the server', () => {
    expect([...atOnce.files].filter(([file]) => /\.(css|styles)\.ts$|\/css(\/|\.ts$)|base-css|content-css/.test(file))).toEqual([]);
  });
});

/** The frame's names, and a template's, where the file's own name does not say it. */
const PREFIX: Record<string, string> = {
  Header: 'masthead',
  Navigation: 'main-menu',
  Footer: 'site-footer',
  PromoCards: 'promos',
  'wp-templates/single-facility/View': 'single-facility',
};

const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
const styleSheets = files.filter((file) => file.endsWith('.css.ts'));

const prefixOf = (file: string) => {
  const path = file.replace(/\.css\.ts$/, '');
  return PREFIX[path] ?? PREFIX[basename(path)] ?? kebab(basename(path));
};

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');
const withoutKeyframes = (css: string) => css.replace(/@keyframes [\w-]+ \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');

/** Selectors, one by one, of every rule of a style sheet's source. */
function selectorsIn(source: string): string[] {
  const css = withoutKeyframes(/`([\s\S]*)`/.exec(withoutComments(source))?.[1] ?? '');
  const rules = css.replace(/(?:\$\{[^}]*\}|@media[^{]*)\s*\{/g, ';').matchAll(/([^{};]+)\{/g);
  return Array.from(rules, ([, selectors = '']) => selectors.split(/,(?![^(]*\))/).map((selector) => selector.trim())).flat();
}

const firstClass = (selector: string) => /\.([a-z][\w-]*)/.exec(selector)?.[1];
const isOf = (name: string, prefix: string) => name === prefix || name.startsWith(`${prefix}-`);

describe('classes', () => {
  const rules = styleSheets.flatMap((file) => selectorsIn(read(file)).map((selector) => ({ file, selector, name: firstClass(selector) })));

  it('begin with the name of the component whose style sheet they stand in', () => {
    // WordPress's buttons in editors' HTML are the button's.
    const foreign = rules.filter(({ file, name, selector }) => !isOf(name ?? '', prefixOf(file)) && !/^\.prose \.(wp-|is-style-)/.test(selector));
    expect(foreign.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
    expect(rules.length).toBeGreaterThan(150);
  });

  it('belong to one component each', () => {
    const owners = new Map<string, Set<string>>();
    for (const { file, name } of rules) {
      if (name && name !== 'prose') owners.set(name, (owners.get(name) ?? new Set()).add(file));
    }
    expect([...owners].filter(([, found]) => found.size > 1).map(([name, found]) => [name, ...found])).toEqual([]);
    const prefixes = styleSheets.map(prefixOf);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });

  // From the sources: Jest, as Next sets it up, gives a stub for every import that ends in .css.
  const texts = [...styleSheets, ...sourceFiles(root, 'components/css')].map((file) => withoutComments(read(file)));
  const printed = new Set(Array.from(texts.join('').matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name ?? ''));
  const markup = [...files.filter((file) => file.endsWith('.tsx')), ...sourceFiles(root, 'browser')];
  const used = markup.flatMap((file) =>
    Array.from(read(file).matchAll(/(?:className=|\bclass: )["']([^"']+)["']/g), ([, names = '']) => names.split(' ').map((name) => ({ file, name }))).flat(),
  );

  /** A misspelt class is no error either: the element just stands there without its looks. */
  it('that elements have are printed', () => {
    // The modal's own sheet comes with it.
    expect(used.filter(({ file, name }) => !printed.has(name) && !/Modal/.test(file))).toEqual([]);
  });

  it('that are printed are some element’s', () => {
    const all = markup.map(read).join('\n');
    const unused = rules.flatMap(({ name }) => (name && name !== 'prose' && !all.includes(name) ? [name] : []));
    expect([...new Set(unused)]).toEqual([]);
  });
});

it('every style sheet is in the document', () => {
  const { files: printed } = runtimeClosure(root, ['pages/_document.tsx']);
  expect(styleSheets.filter((file) => !printed.has(file))).toEqual([]);
});
