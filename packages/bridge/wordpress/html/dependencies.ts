import { addressKeys } from '../dependencies/keys';
import { addKeys } from '../dependencies/track';
import { classesOf, elements, type Document, type Element } from './tree';

/** The keys of what WordPress's blocks show in a text, by class. */
const BLOCKS: ReadonlyMap<string, readonly string[]> = new Map([
  ['wp-block-latest-posts', ['list:post']],
  ['wp-block-query', ['list:post']],
  ['wp-block-archives', ['order:list:post']],
  ['wp-block-calendar', ['order:list:post']],
  ['wp-block-categories', ['list:category', 'list:post']],
  ['wp-block-tag-cloud', ['list:tag', 'list:post']],
  ['wp-block-latest-comments', ['list:comment']],
  ['wp-block-comments', ['list:comment']],
  ['wp-block-term-template', ['list:category', 'list:tag', 'list:post']],
  ['wp-block-page-list', ['order:list:page']],
  ['wp-block-site-title', ['setting_group:general']],
  ['wp-block-site-tagline', ['setting_group:general']],
]);
/** Classes of an image in a text, and of an item of a query loop (its id and type). */
const NODE = /^(wp-image|post|type)-(\w+)$/;
const NODE_KEYS: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  ['wp-image', ['card:post:']],
  ['post', ['post:']],
  // A list's key has GraphQL's name of the type; the plugin's own types have a prefix there.
  ['type', ['list:', 'list:footbridge']],
]);

function keysOf(element: Element): string[] {
  return classesOf(element).flatMap((name) => {
    const keys = BLOCKS.get(name);
    if (keys) return [...keys, ...addressKeys(elements(element, 'a').map(({ attribs }) => attribs.href))];
    const [, kind, id] = NODE.exec(name) ?? [];
    return (NODE_KEYS.get(kind) ?? []).map((key) => `${key}${id}`);
  });
}

/** Records what a text shows of other content: lists of WordPress's blocks, the sizes of images. */
export function recordContentReads(root: Document): void {
  addKeys(elements(root).flatMap(keysOf));
}
