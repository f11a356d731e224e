/** React's names of the attributes that sanitized HTML has (packages/bridge/wordpress/html/rules.ts) and React spells differently. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  datetime: 'dateTime',
  playsinline: 'playsInline',
  rowspan: 'rowSpan',
  srclang: 'srcLang',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
};
const BOOLEANS = new Set(['controls', 'default', 'download', 'loop', 'muted', 'open', 'playsinline', 'reversed']);

function styleOf(text: string): Record<string, string> {
  const declarations = text.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    if (colon === -1) return [];
    const name = declaration.slice(0, colon).trim();
    return [
      [name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), declaration.slice(colon + 1).trim()],
    ];
  });
  return Object.fromEntries(declarations);
}

/** Returns the attributes of an element of sanitized HTML as React's props. */
export function elementProps(attributes: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      NAMES[name] ?? name,
      name === 'style' ? styleOf(value) : BOOLEANS.has(name) ? value || true : value,
    ]),
  );
}
