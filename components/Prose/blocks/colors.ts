/** WordPress's default palette. */
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
  // Older names, which texts still use.
  'very-light-gray': '#eee',
  'very-dark-gray': '#313131',
};

/** Common names of theme colors, mapped to the brand's. */
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

/** A Map, because `has-constructor-color` would find a property of Object. */
const BY_NAME = new Map(Object.entries({ ...ROLES, ...COLORS }));

/** The palette that the editor offers (site-config/editor-theme.ts): the page's own colors. */
const OWN =
  /^footbridge-((?:primary|brand|secondary|interactive)(?:-(?:100|200|400))?|text|text-muted|surface|surface-alt|on-color)$/;

/** Returns a palette's color; undefined for a name of no known palette. */
export function colorOf(name: string): string | undefined {
  const own = OWN.exec(name)?.[1];
  return own ? `var(--color-${own})` : BY_NAME.get(name);
}

const nameOf = (className: string) => /^has-([a-z0-9-]+?)-(background-color|color|border-color)$/.exec(className);

/** Returns a rule for each color in the text. */
export function colorRules(classes: ReadonlySet<string>): string {
  const rules = [...classes].flatMap((className) => {
    const [, name = '', property = ''] = nameOf(className) ?? [];
    const color = colorOf(name);
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

/** WordPress's steps of spacing, as the editor offers them (site-config/editor-theme.ts). */
const SPACING: Record<string, string> = {
  '20': 'var(--space-2)',
  '30': 'var(--space-4)',
  '40': 'var(--space-5)',
  '50': 'var(--space-6)',
  '60': 'var(--space-7)',
  '70': 'var(--space-8)',
  '80': 'var(--space-9)',
};
const FONT_SIZES: Record<string, string> = {
  small: 'var(--text-sm)',
  medium: 'var(--text-lg)',
  large: 'calc(var(--text-lg) * 1.25)',
  'x-large': 'var(--text-2xl)',
};

const USED = /var\(--wp--preset--(spacing|font-size|color)--([a-z0-9-]+)\)/g;

/** Returns the values of WordPress's presets that styles in the HTML name, such as `--wp--preset--spacing--50`. */
export function presetRules(html: string): string {
  const values = new Map<string, string>();
  for (const [, kind = '', slug = ''] of html.matchAll(USED)) {
    const value =
      kind === 'color' ? colorOf(slug) : new Map(Object.entries(kind === 'spacing' ? SPACING : FONT_SIZES)).get(slug);
    if (value) values.set(`--wp--preset--${kind}--${slug}`, value);
  }
  return values.size > 0 ? `.prose{${[...values].map(([name, value]) => `${name}:${value}`).join(';')}}` : '';
}
