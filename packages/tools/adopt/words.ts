import { isComment, isTag, isText, type ParentNode } from 'domhandler';
import { parseVisible } from '@footbridge/bridge/wordpress/html/hidden';

export interface Word {
  text: string;
  owner: string;
}

/** Three times what the site shows of a text. */
const MAX_CHARACTERS = 1_000_000;
const MAX_WORDS = 50_000;

/** Elements whose text is no text of the page, or is reported as a form. */
const SKIPPED = new Set(
  'script style noscript template svg math iframe object audio video textarea form head'.split(' '),
);
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const MARK = /^(\/?)footbridge:(block|shortcode)(?: (.*))?$/;
const WORD = /[\p{L}\p{N}]+/gu;
/** An address is no word: the site shows an embed in its place. */
const ADDRESS = /https?:\/\/\S+/gi;
const IGNORED = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Returns the words that a reader sees in HTML, in their order. Comments of the plugin name what rendered them. */
export function wordsOf(html: string): Word[] {
  const pieces: { text: string; owner: string }[] = [];
  const owners: string[] = [];
  const add = (text: string) => pieces.push({ text, owner: owners.at(-1) ?? '' });
  const collect = (parent: ParentNode): void => {
    for (const node of parent.children) {
      if (isText(node)) add(node.data);
      else if (isComment(node)) {
        const [, end, kind, name = ''] = MARK.exec(node.data.trim()) ?? [];
        if (kind && end) owners.pop();
        else if (kind) owners.push(kind === 'shortcode' ? `[${name}]` : name);
      } else if (isTag(node) && !SKIPPED.has(node.name)) {
        const isInline = INLINE.has(node.name);
        if (!isInline) add(' ');
        collect(node);
        if (!isInline) add(' ');
      }
    }
  };
  collect(parseVisible(html.slice(0, MAX_CHARACTERS)));
  return splitWords(pieces);
}

function splitWords(pieces: readonly Word[]): Word[] {
  const words: Word[] = [];
  let open: Word | null = null;
  for (const { text, owner } of pieces) {
    const plain = text.normalize('NFKC').replaceAll(ADDRESS, ' ').replaceAll(IGNORED, '').toLowerCase();
    let end = 0;
    for (const found of plain.matchAll(WORD)) {
      if (open && found.index === 0) open.text += found[0];
      else if (words.length < MAX_WORDS) words.push((open = { text: found[0], owner }));
      end = found.index + found[0].length;
    }
    if (plain && end !== plain.length) open = null;
  }
  return words;
}
