import type { Tokens } from './site-facts';

const TOKEN = /\{\{\s*([a-zA-Z]\w*)\s*\}\}/g;

/** `Call {{phone}}` → `Call (702) 555-0100`. @throws for a token that the brand has no value for */
export function fillText(text: string, tokens: Tokens): string {
  return text.replace(TOKEN, (_, name: string) => {
    const value = tokens[name];
    if (value === undefined) throw new Error(`unknown token {{${name}}}`);
    return value;
  });
}

/** fillText over every string of a value parsed from YAML; keys stay. */
export function fillDeep(value: unknown, tokens: Tokens): unknown {
  if (typeof value === 'string') return fillText(value, tokens);
  if (Array.isArray(value)) return value.map((item) => fillDeep(item, tokens));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillDeep(item, tokens)]));
  }
  return value;
}

/** The names of the tokens in a text, each once. */
export function tokensIn(text: string): string[] {
  return [...new Set([...text.matchAll(TOKEN)].map((match) => match[1] ?? ''))];
}
