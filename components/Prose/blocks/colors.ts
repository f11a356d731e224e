/** The colours that every WordPress offers beside its theme's own. */
const COLORS: Record<string, string> = {
  black: '#000',
  'cyan-bluish-gray': '#abb8c3',
  white: '#fff',
  'pale-pink': '#f78da7',
  'vivid-red': '#cf2e2e',
  'luminous-vivid-orange': '#ff6900',
  'luminous-vivid-amber': '#fcb900',
  'light-green-cyan': '#7bdcb5',
  'vivid-green-cyan': '#00d084',
  'pale-cyan-blue': '#8ed1fc',
  'vivid-cyan-blue': '#0693e3',
  'vivid-purple': '#9b51e0',
  // Of its first years; texts still name them.
  'very-light-gray': '#eee',
  'very-dark-gray': '#313131',
};

/** Colours of themes, by the names themes give them, are this brand's. */
const ROLES: Record<string, string> = {
  primary: 'var(--color-primary)',
  secondary: 'var(--color-interactive)',
  tertiary: 'var(--color-surface-alt)',
  accent: 'var(--color-brand)',
  base: 'var(--color-surface)',
  background: 'var(--color-surface)',
  contrast: 'var(--color-text)',
  foreground: 'var(--color-text)',
};

/** Of their own only: `has-constructor-color` names none. */
const BY_NAME = new Map(Object.entries({ ...ROLES, ...COLORS }));

const nameOf = (className: string) => /^has-([a-z0-9-]+?)-(background-color|color|border-color)$/.exec(className);

/** A rule for each colour that the text names, and for none other. */
export function colorRules(classes: ReadonlySet<string>): string {
  const rules = [...classes].flatMap((className) => {
    const [, name = '', property = ''] = nameOf(className) ?? [];
    const color = BY_NAME.get(name);
    if (!color) return [];
    const over =
      property === 'background-color'
        ? `--face:${color};--over:${color};`
        : property === 'color'
          ? `--ink:${color};`
          : '';
    return [`.prose .${className}{${over}${property}:${color}}`];
  });
  const gradient = [...classes].some((name) => name.endsWith('-gradient-background'));
  return (
    rules.join('') +
    (gradient
      ? ".prose [class*='-gradient-background']{background:var(--gradient-radial);color:var(--color-on-color)}"
      : '')
  );
}
