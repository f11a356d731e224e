import { presetRules } from '@/components/Prose/blocks/presets';
import { colorOf } from '@/components/Prose/blocks/colors';

const rules = (style: string) => presetRules(`<p style="${style}">a</p>`, colorOf);

it.each([
  ['spacing', 'padding:var(--wp--preset--spacing--50)', '.prose{--wp--preset--spacing--50:var(--space-6)}'],
  [
    'a font size',
    'font-size:var(--wp--preset--font-size--x-large)',
    '.prose{--wp--preset--font-size--x-large:var(--text-2xl)}',
  ],
  [
    'a color of the brand',
    'color:var(--wp--preset--color--footbridge-brand)',
    '.prose{--wp--preset--color--footbridge-brand:var(--color-brand)}',
  ],
  [
    'several, each once',
    'margin:var(--wp--preset--spacing--20) var(--wp--preset--spacing--80) var(--wp--preset--spacing--20)',
    '.prose{--wp--preset--spacing--20:var(--space-2);--wp--preset--spacing--80:var(--space-9)}',
  ],
])('gives %s its value', (_, style, css) => expect(rules(style)).toBe(css));

it.each([
  ['no style', ''],
  ['an unknown step', 'padding:var(--wp--preset--spacing--10)'],
  ['a property of Object', 'padding:var(--wp--preset--spacing--constructor)'],
  ['a color of Object', 'color:var(--wp--preset--color--constructor)'],
  ['another kind', 'box-shadow:var(--wp--preset--shadow--deep)'],
  ['CSS in the name', 'color:var(--wp--preset--color--black;}body{display:none})'],
  ['a name in upper case', 'color:var(--WP--PRESET--COLOR--BLACK)'],
])('gives no rule for %s', (_, style) => expect(rules(style)).toBe(''));
