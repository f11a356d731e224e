import { cleanComment } from '../comments/clean';
import { cleanHtml, plainText } from '../../wordpress/html/clean';
import { inlineText } from '../../wordpress/html/inline';
import { textParts } from '../../wordpress/html/parts';
import { imageView } from '../../wordpress/url/image';
import { siteLink } from '../../wordpress/url/policy';
import { publicText } from '../../wordpress/url/public-text';

import type { TransformTools } from '../../wordpress/types';

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
