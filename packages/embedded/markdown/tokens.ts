import type { Tokens } from './site-facts';

const TOKEN = /\{\{\s*([a-zA-Z]\w*)\s*\}\}/g;

/** A token that this brand has no value for. */
export class UnknownToken extends Error {
  constructor(readonly token: string) {
    super(`unknown token {{${token}}}`);
  }
}

/** `Call {{phone}}` → `Call (702) 555-0100`. Throws UnknownToken. */
export function fillText(text: string, tokens: Tokens): string {
  return text.replace(TOKEN, (_, name: string) => {
    const value = tokens[name];
    if (value === undefined) throw new UnknownToken(name);
    return value;
  });
}

/** fillText over every string of a value parsed from YAML; keys stay. */
export function fillDeep(value: unknown, tokens: Tokens): unknown {
  if (typeof value === 'string') return fillText(value, tokens);
  if (Array.isArray(value)) return value.map((item) => fillDeep(item, tokens));
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillDeep(item, tokens)]));
  }
  return value;
}

/** The names of the tokens in a text, each once. */
export function tokensIn(text: string): string[] {
  return [...new Set([...text.matchAll(TOKEN)].map((match) => match[1] ?? ''))];
}
