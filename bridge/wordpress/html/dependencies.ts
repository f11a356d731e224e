import { addressKeys } from '../dependencies/keys';
import { addKeys } from '../dependencies/track';
import { classesOf, elements } from './tree';

import type { Document, Element } from './tree';

/** The keys of what WordPress's blocks list in a text. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'wp-block-latest-posts': ['list:post'],
  'wp-block-query': ['list:post'],
  'wp-block-archives': ['order:list:post'],
  'wp-block-calendar': ['order:list:post'],
  'wp-block-categories': ['list:category', 'list:post'],
  'wp-block-tag-cloud': ['list:tag', 'list:post'],
  'wp-block-latest-comments': ['list:comment'],
  'wp-block-page-list': ['order:list:page'],
};
/** Classes of an image in a text, and of an item of a query loop: its id and type. */
const CLASSES = [
  [/^wp-image-(\d+)$/, 'card:post:'],
  [/^post-(\d+)$/, 'post:'],
  [/^type-(\w+)$/, 'list:'],
] as const;

function keysOf(element: Element): string[] {
  return classesOf(element).flatMap((name) => {
    if (name in LISTS)
      return [...(LISTS[name] ?? []), ...addressKeys(elements(element, 'a').map(({ attribs }) => attribs.href))];
    return CLASSES.flatMap(
      ([pattern, key]) =>
        pattern
          .exec(name)
          ?.slice(1)
          .map((id) => key + id) ?? [],
    );
  });
}

/** Records what a text shows of other content: lists of WordPress's blocks, the sizes of images. */
export function recordContentReads(root: Document): void {
  addKeys(elements(root).flatMap(keysOf));
}
