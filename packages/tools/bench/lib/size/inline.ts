import { gzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';

/** Scripts, configuration and styles inside of a page's HTML. */
export interface Inline {
  /** Inline scripts, JSON (page data, island props, `__NEXT_DATA__`) and speculation rules. */
  code: string;
  /** Data for search engines: it neither runs nor configures. */
  linkedData: string;
}

/** Returns the inline scripts, JSON and styles of a document. */
export function inlineOf(html: string): Inline {
  const found = { code: '', linkedData: '' };
  let into: keyof Inline | null = null;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      found.code += attributes['data-island-props'] ?? '';
      if (name === 'script' && attributes.src === undefined)
        into = attributes.type === 'application/ld+json' ? 'linkedData' : 'code';
    },
    ontext: (text) => {
      if (into) found[into] += text;
    },
    onclosetag: () => {
      into = null;
    },
  });
  parser.end(html);
  return found;
}

/** Bytes of a text, gzip 9. */
export const gzipBytes = (text: string): number => (text === '' ? 0 : gzipSync(text, { level: 9 }).length);
