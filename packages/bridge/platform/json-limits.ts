export interface JsonLimits {
  maxDepth: number;
  maxValues: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;
/** Whitespace and a byte order mark, after which a JSON text may begin. */
const BEFORE_JSON = new Set([0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf]);

function backslashesBefore(chunk: Uint8Array, end: number, from: number): number {
  let at = end;
  while (at > from && chunk[at - 1] === BACKSLASH) at -= 1;
  return end - at;
}

/** Reads a JSON text's chunks before `JSON.parse` builds values: megabytes of `[[[[` fill the heap. Throws above a limit. */
export function createJsonScanner({ maxDepth, maxValues }: JsonLimits): (chunk: Uint8Array) => void {
  let state: 'start' | 'json' | 'string' | 'other' = 'start';
  /** Whether the string's next byte follows an unpaired backslash. */
  let isEscaped = false;
  let depth = 0;
  // A container with n values has n - 1 commas; the text itself is one value.
  let values = 1;

  function readStart(chunk: Uint8Array): number {
    const at = chunk.findIndex((byte) => !BEFORE_JSON.has(byte));
    if (at < 0) return chunk.length;
    state = chunk[at] === OPENING_BRACE || chunk[at] === OPENING_BRACKET ? 'json' : 'other';
    return at;
  }

  function readString(chunk: Uint8Array, from: number): number {
    const quote = chunk.indexOf(QUOTE, from);
    const end = quote < 0 ? chunk.length : quote;
    const backslashes = backslashesBefore(chunk, end, from);
    // A run of backslashes may have begun in the chunk before.
    const isEndEscaped = (backslashes + (isEscaped && backslashes === end - from ? 1 : 0)) % 2 === 1;
    isEscaped = quote < 0 && isEndEscaped;
    if (quote >= 0 && !isEndEscaped) state = 'json';
    return end + 1;
  }

  function readJson(chunk: Uint8Array, from: number): number {
    for (let at = from; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === QUOTE) {
        state = 'string';
        return at + 1;
      }
      if (byte === CLOSING_BRACKET || byte === CLOSING_BRACE) depth -= 1;
      else if (byte === OPENING_BRACKET || byte === OPENING_BRACE) {
        values += 1;
        depth += 1;
      } else if (byte === COMMA) values += 1;
      else continue;
      if (depth > maxDepth) throw new Error(`JSON that nests deeper than ${maxDepth} levels`);
      if (values > maxValues) throw new Error(`JSON of more than ${maxValues} values`);
    }
    return chunk.length;
  }

  return (chunk) => {
    let at = state === 'start' ? readStart(chunk) : 0;
    while (state !== 'other' && at < chunk.length)
      at = state === 'string' ? readString(chunk, at) : readJson(chunk, at);
  };
}

/** Returns the value of a JSON text. @throws Error when it exceeds a limit, SyntaxError when it is no JSON */
export function parseJson(bytes: Uint8Array, limits: JsonLimits): unknown {
  createJsonScanner(limits)(bytes);
  return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'));
}

/** Returns the value of a short JSON text; undefined for any other text. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
