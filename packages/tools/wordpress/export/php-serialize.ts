/** A meta field's value in ACF: a text, a list of texts, or texts by name. */
export type MetaValue = string | readonly string[] | Readonly<Record<string, string>>;

const textOf = (text: string): string => `s:${Buffer.byteLength(text)}:"${text}";`;

function arrayOf(entries: ReadonlyArray<readonly [key: string, value: string]>): string {
  return `a:${entries.length}:{${entries.map(([key, value]) => key + textOf(value)).join('')}}`;
}

/** A text that PHP would treat as serialized. */
const LOOKS_SERIALIZED = /^(?:[abdisOCER]:|N;)/;

/** As WordPress writes it into its meta tables. A text that looks serialized is serialized once more. */
export function metaText(value: MetaValue): string {
  if (typeof value === 'string') return LOOKS_SERIALIZED.test(value) ? textOf(value) : value;
  if (isList(value)) return arrayOf(value.map((text, index) => [`i:${index};`, text]));
  return arrayOf(Object.entries(value).map(([key, text]) => [textOf(key), text]));
}

const isList = (value: Exclude<MetaValue, string>): value is readonly string[] => Array.isArray(value);
