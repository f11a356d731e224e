import { cleanComment } from '../comments/clean';
import { cleanHtml, plainText, shownExcerpt } from '../../wordpress/html/clean';
import { inlineText } from '../../wordpress/html/inline';
import { textParts } from '../../wordpress/html/parts';
import { imageView } from '../../wordpress/url/image';
import { siteLink } from '../../wordpress/url/policy';
import { publicText } from '../../wordpress/url/public-text';

import type { AddressContext, TransformTools } from '../../wordpress/types';

function authorOf(user: Parameters<TransformTools['author']>[0]): ReturnType<TransformTools['author']> {
  // Users' names have entities, unlike titles.
  const name = plainText(user?.name);
  return name ? { name, url: siteLink(user?.uri) } : null;
}

export const transformTools: TransformTools = {
  link: siteLink,
  image: imageView,
  html: (content) => cleanHtml(content),
  parts: textParts,
  inline: inlineText,
  text: (html) => plainText(html),
  excerpt: shownExcerpt,
  comment: cleanComment,
  author: authorOf,
  publicText,
};

/** Returns the tools for an address: links in its texts may be relative to it, and an SEO plugin may have values for it. */
export const toolsFor = ({ path, seo }: AddressContext): TransformTools => ({
  ...transformTools,
  html: (content) => cleanHtml(content, path),
  ...(seo && { seo }),
});
