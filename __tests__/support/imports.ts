/** Reads the import graph of the checkout, without any linter's help. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export interface Import {
  /** As written: '@footbridge/bridge/wordpress/types', '../x', 'zod'. */
  specifier: string;
  /** The file it means, relative to the root; null for a package. */
  file: string | null;
  /** Gone after compilation. */
  typeOnly: boolean;
  /** Written `import('…')`: loaded on demand. */
  lazy: boolean;
}

const STATIC = /^[ \t]*(?:import|export)\s+(type\s+)?([\w*\s{},$]*?)\s*from\s*['"]([^'"]+)['"]/gm;
const FOR_EFFECT = /^[ \t]*import\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /(?<!typeof )\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === '__tests__' ? [] : filesIn(root, path);
    return [path];
  });
}

export const sourceFiles = (root: string, folder: string): string[] =>
  filesIn(root, folder).filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file));

export const testFiles = (root: string, folder: string): string[] =>
  filesIn(root, folder).filter((file) => /\.(test|spec)\.tsx?$/.test(file));

export function importsOf(root: string, file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found = [
    ...[...text.matchAll(STATIC)].map(([, type, names = '', specifier = '']) => ({
      specifier,
      typeOnly: Boolean(type) || onlyTypes(names),
      lazy: false,
    })),
    ...[...text.matchAll(FOR_EFFECT)].map(([, specifier = '']) => ({ specifier, typeOnly: false, lazy: false })),
    ...[...text.matchAll(DYNAMIC)].map(([, specifier = '']) => ({ specifier, typeOnly: false, lazy: true })),
  ];
  return found.map((entry) => ({ ...entry, file: resolve(root, file, entry.specifier) }));
}

export interface ClosureOptions {
  /** Leave out what is fetched later, by `import('…')`. */
  atOnce?: boolean;
  /** Files that replace imports of a name, as a bundler's aliases do. */
  aliases?: Record<string, string>;
  /** Files that are named but not followed. */
  stopAt?: (file: string) => boolean;
}

/** Returns the files that the given ones load at run time, themselves included, and the packages among them. */
export function runtimeClosure(
  root: string,
  entries: string[],
  { atOnce = false, aliases = {}, stopAt = () => false }: ClosureOptions = {},
): { files: Map<string, string>; packages: Map<string, string> } {
  // Each with the file that imported it first, so that a failure names the cause.
  const files = new Map(entries.map((entry) => [entry, 'entry']));
  const packages = new Map<string, string>();
  for (const [file] of files) {
    if (stopAt(file)) continue;
    for (const { specifier, file: imported, typeOnly, lazy } of importsOf(root, file)) {
      if (typeOnly || (atOnce && lazy)) continue;
      const target = aliases[specifier] ?? imported;
      if (target === null) packages.set(specifier, packages.get(specifier) ?? file);
      else if (!files.has(target)) files.set(target, file);
    }
  }
  return { files, packages };
}

/** `{ type A, type B }` leaves nothing behind either. */
function onlyTypes(names: string): boolean {
  const inside = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
  return inside !== undefined && inside.split(',').every((name) => name.trim() === '' || /^type\s/.test(name.trim()));
}

function resolve(root: string, from: string, specifier: string): string | null {
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('@footbridge/')
      ? specifier.replace('@footbridge', 'packages')
      : specifier.startsWith('.')
        ? join(dirname(from), specifier)
        : null;
  if (base === null) return null;
  const candidates = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'].map((end) => join(root, base + end));
  const hit = candidates.find((path) => existsSync(path) && statSync(path).isFile());
  // The type checker reports what does not exist; its folder still shows the direction.
  return relative(root, hit ?? join(root, base));
}
