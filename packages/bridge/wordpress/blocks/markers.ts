import { z } from 'zod';

import { textsIn } from '../field-texts';
import { renderScope } from '../render-scope';
import { theme } from '../theme';

/** The element around a block that the theme renders, in texts of WordPress and in cleaned HTML. */
export const BLOCK_ELEMENT = 'footbridge-block';

const HEADER = 'x-footbridge-blocks';

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

export function markedBlocks(answer: unknown, nonce: string): MarkedBlock[] {
  const start = `<${BLOCK_ELEMENT} data-nonce="${nonce}" data-block="`;
  const found = new Map<string, MarkedBlock | null>();
  for (const text of textsIn(answer)) {
    for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + start.length)) {
      const encoded = text.slice(at + start.length, text.indexOf('"', at + start.length));
      if (!found.has(encoded)) found.set(encoded, decodeBlock(encoded));
    }
  }
  return [...found.values()].filter((block) => block !== null);
}

/** Returns the header that makes WordPress mark the theme's blocks in texts; none outside of a page. */
export function blocksHeader(): Record<string, string> {
  const nonce = renderScope()?.blocks?.nonce;
  return nonce ? { [HEADER]: [nonce, ...theme().blocks.names].join(' ') } : {};
}
