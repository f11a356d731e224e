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
export function presetRules(html: string, colorOf: (slug: string) => string | undefined): string {
  const values = new Map<string, string>();
  for (const [, kind = '', slug = ''] of html.matchAll(USED)) {
    const value =
      kind === 'color' ? colorOf(slug) : new Map(Object.entries(kind === 'spacing' ? SPACING : FONT_SIZES)).get(slug);
    if (value) values.set(`--wp--preset--${kind}--${slug}`, value);
  }
  return values.size > 0 ? `.prose{${[...values].map(([name, value]) => `${name}:${value}`).join(';')}}` : '';
}
