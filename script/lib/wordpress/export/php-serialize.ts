/** What ACF keeps in a meta field: a text, a list of texts, or a text by name. */
export type MetaValue = string | readonly string[] | Readonly<Record<string, string>>;

const textOf = (text: string): string => `s:${Buffer.byteLength(text)}:"${text}";`;

function arrayOf(entries: ReadonlyArray<readonly [key: string, value: string]>): string {
  return `a:${entries.length}:{${entries.map(([key, value]) => key + textOf(value)).join('')}}`;
}

/** A text that PHP would take for something serialized. */
const LOOKS_SERIALIZED = /^(?:[abdisOCER]:|N;)/;

/**
 * A value as WordPress writes it into its meta tables: PHP's serialize(), a text as it is. A text that looks serialized
 * is serialized once more, as WordPress does it, so that it comes out as text.
 */
export function metaText(value: MetaValue): string {
  if (typeof value === 'string') return LOOKS_SERIALIZED.test(value) ? textOf(value) : value;
  if (isList(value)) return arrayOf(value.map((text, index) => [`i:${index};`, text]));
  return arrayOf(Object.entries(value).map(([key, text]) => [textOf(key), text]));
}

const isList = (value: Exclude<MetaValue, string>): value is readonly string[] => Array.isArray(value);
