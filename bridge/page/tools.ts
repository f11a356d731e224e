import { cleanComment } from '../comments/clean';
import { cleanHtml, plainText } from '../html/clean';
import { inlineText } from '../html/inline';
import { textParts } from '../html/parts';
import { imageView } from '../url/image';
import { siteLink } from '../url/policy';
import { publicText } from '../url/public-text';

import type { TransformTools } from '../types';

/** What transforms use of the bridge. */
export const transformTools: TransformTools = {
  link: siteLink,
  image: imageView,
  html: cleanHtml,
  parts: textParts,
  inline: inlineText,
  text: plainText,
  comment: cleanComment,
  publicText,
};
