import { optimizedSrc, usefulWidths } from '../url/image';
import { mediaPath } from '../url/policy';

import type { Tag } from 'sanitize-html';

/** Width of the text column: no picture in it is drawn wider, save for alignwide and alignfull. */
const ARTICLE_WIDTH = 720;

interface Candidate {
  url: string;
  width: number;
}

function candidates(srcset: string | undefined): Candidate[] {
  return (srcset ?? '').split(',').flatMap((part) => {
    const [url, descriptor] = part.trim().split(/\s+/);
    return url && descriptor?.endsWith('w') ? [{ url, width: Number.parseInt(descriptor, 10) || 0 }] : [];
  });
}

/** Faces of commenters and picture letters: no one needs a link to them. */
const DECORATION = /^(?:[\w-]+\.)?gravatar\.com$|^s\.w\.org$/;

function elsewhere(src: string | undefined, alt: string | undefined): Tag {
  if (!src || !/^https?:/.test(src) || !URL.canParse(src)) return { tagName: 'span', attribs: {} };
  if (DECORATION.test(new URL(src).hostname)) return { tagName: 'span', attribs: {}, text: alt ?? '' };
  return { tagName: 'a', attribs: { href: src, rel: 'noopener' }, text: alt || `Picture on ${new URL(src).hostname}` };
}

/**
 * An editor's `<img>` on the site's own origin, at the widths the optimizer serves, lazily.
 * A picture that lies elsewhere becomes a link: a page about treatment tells no third party who reads it.
 */
export function imageTag(attribs: Tag['attribs']): Tag {
  const own = mediaPath(attribs.src);
  if (!own) return elsewhere(attribs.src, attribs.alt);
  const largest = candidates(attribs.srcset).toSorted((a, b) => b.width - a.width)[0];
  const whole = mediaPath(largest?.url) ?? own;
  const drawn = Number.parseInt(attribs.width ?? '', 10) || undefined;
  const intrinsic = largest?.width || drawn || ARTICLE_WIDTH;
  const widths = usefulWidths(Math.min(intrinsic, ARTICLE_WIDTH * 2));
  const kept: Tag['attribs'] = { alt: attribs.alt ?? '', loading: 'lazy', decoding: 'async', src: optimizedSrc(whole, widths.at(-1) ?? 828) };
  for (const name of ['class', 'width', 'height', 'id']) {
    const value = attribs[name];
    if (value) kept[name] = value;
  }
  if (!whole.endsWith('.svg') && widths.length > 1) {
    kept.srcset = widths.map((width) => `${optimizedSrc(whole, width)} ${width}w`).join(', ');
    kept.sizes = `(max-width: ${ARTICLE_WIDTH}px) 100vw, ${Math.min(drawn ?? ARTICLE_WIDTH, ARTICLE_WIDTH)}px`;
  }
  return { tagName: 'img', attribs: kept };
}
