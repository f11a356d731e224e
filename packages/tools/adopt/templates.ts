import { existsSync } from 'node:fs';

/** The classes that WordPress gives `<body>`, and the templates that it takes for such a page, the first that a theme has. */
const HIERARCHY: readonly [RegExp, ...string[]][] = [
  [/^home$/, 'front-page', 'home'],
  [/^[a-z]+-template-(.+?)(?:-php)?$/, '$1'],
  [/^blog$/, 'home'],
  [/^search$/, 'search'],
  [/^attachment$/, 'attachment', 'single', 'singular'],
  [/^single-(?!format-)(.+)$/, 'single-$1', 'single', 'singular'],
  [/^page$/, 'page', 'singular'],
  [/^post-type-archive-(.+)$/, 'archive-$1', 'archive'],
  [/^(category|tag|author|date)$/, '$1', 'archive'],
  [/^tax-(.+)$/, 'taxonomy-$1', 'taxonomy', 'archive'],
  [/^archive$/, 'archive', 'index'],
];

export function templateOf(classes: readonly string[]): string | null {
  for (const [pattern, ...candidates] of HIERARCHY)
    for (const name of classes) {
      if (!pattern.test(name)) continue;
      const named = candidates.map((candidate) => name.replace(pattern, candidate));
      const found = named.find((candidate) => existsSync(`wp-templates/${candidate}/template.ts`));
      if (found) return found;
    }
  return null;
}
