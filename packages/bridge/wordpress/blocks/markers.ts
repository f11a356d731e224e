import { z } from 'zod';

/** The element around a block that the theme renders, in texts of WordPress and in cleaned HTML. */
export const BLOCK_ELEMENT = 'footbridge-block';

const markedSchema = z.object({ name: z.string().min(1), attributes: z.record(z.string(), z.unknown()) });
export type MarkedBlock = z.infer<typeof markedSchema>;

/** Encodes JSON for an attribute that no filter of WordPress changes. */
export const encodeBlock = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Parses a marker's `data-block`; null for anything else. PHP encodes an empty list of attributes as `[]`. */
export function decodeBlock(encoded: string | undefined): MarkedBlock | null {
  if (!encoded) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'), (key, one: unknown) =>
      key === 'attributes' && Array.isArray(one) && one.length === 0 ? {} : one,
    );
    return markedSchema.safeParse(value).data ?? null;
  } catch {
    return null;
  }
}

/** Calls `visit` with each text of a value parsed from JSON. */
function eachText(value: unknown, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) eachText(one, visit);
}

/** Returns the blocks that WordPress has marked in the texts of an answer. */
export function markedBlocks(answer: unknown, nonce: string): MarkedBlock[] {
  const start = `<${BLOCK_ELEMENT} data-nonce="${nonce}" data-block="`;
  const found = new Map<string, MarkedBlock | null>();
  eachText(answer, (text) => {
    for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + start.length)) {
      const encoded = text.slice(at + start.length, text.indexOf('"', at + start.length));
      if (!found.has(encoded)) found.set(encoded, decodeBlock(encoded));
    }
  });
  return [...found.values()].filter((block) => block !== null);
}
