import sanitizeHtml from 'sanitize-html';

import { imageTag } from './image-tag';

import type { IOptions, Tag } from 'sanitize-html';

type Link = (url: string | null | undefined) => string | null;

/** Players that a figure may have embedded: they become links, because nothing of a third party loads unasked. */
const EMBED_NAMES: Record<string, string> = { youtube: 'YouTube', 'youtu.be': 'YouTube', vimeo: 'Vimeo', google: 'Google Maps' };

function anchor(attribs: Tag['attribs'], link: Link): Tag {
  const href = link(attribs.href);
  const { id, name, class: className } = attribs;
  const kept: Tag['attribs'] = { ...(id || name ? { id: id ?? name ?? '' } : {}), ...(className ? { class: className } : {}) };
  if (!href) return { tagName: 'span', attribs: kept };
  if (!/^https?:/.test(href)) return { tagName: 'a', attribs: { ...kept, href } };
  return { tagName: 'a', attribs: { ...kept, href, rel: 'noopener', ...(attribs.target === '_blank' ? { target: '_blank' } : {}) } };
}

function embed(attribs: Tag['attribs'], link: Link): Tag {
  const href = link(attribs.src);
  if (!href?.startsWith('https:')) return { tagName: 'span', attribs: {} };
  const host = new URL(href).hostname;
  const known = Object.entries(EMBED_NAMES).find(([part]) => host.includes(part))?.[1] ?? host;
  return { tagName: 'a', attribs: { href, rel: 'noopener', class: 'embed-link' }, text: `${attribs.title || 'Open'} on ${known}` };
}

/** A table wider than the window scrolls in its own box, which a keyboard has to reach. */
function tableBox(attribs: Tag['attribs']): Tag['attribs'] {
  return attribs.class?.includes('wp-block-table') ? { ...attribs, tabindex: '0' } : attribs;
}

/** What an editor's HTML may hold, and what becomes of the rest. `link` is the URL policy's. */
export function cleaningRules(link: Link): IOptions {
  return {
    allowedTags: [
      ...sanitizeHtml.defaults.allowedTags,
      'img',
      'figure',
      'figcaption',
      'details',
      'summary',
      'del',
      'ins',
      'video',
      'audio',
      'source',
      'track',
      'picture',
    ],
    disallowedTagsMode: 'discard',
    allowedAttributes: {
      '*': ['id', 'class', 'lang', 'dir', 'aria-label', 'aria-hidden', 'role', 'title', 'style'],
      a: ['href', 'rel', 'target'],
      figure: ['tabindex'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      ol: ['start', 'reversed', 'type'],
      li: ['value'],
      details: ['open'],
      td: ['colspan', 'rowspan', 'headers'],
      th: ['colspan', 'rowspan', 'scope', 'headers'],
      time: ['datetime'],
      blockquote: ['cite'],
      q: ['cite'],
      video: ['src', 'controls', 'poster', 'width', 'height', 'preload', 'playsinline', 'muted', 'loop'],
      audio: ['src', 'controls', 'preload'],
      source: ['src', 'type'],
      track: ['src', 'kind', 'srclang', 'label', 'default'],
    },
    // WordPress's blocks use these; everything that could cover the page or load something is gone.
    allowedStyles: {
      '*': {
        'text-align': [/^(?:left|right|center|justify)$/],
        'flex-basis': [/^\d+(?:\.\d+)?%$/],
        width: [/^\d+(?:\.\d+)?%$/],
      },
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
    allowProtocolRelative: false,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'form', 'select', 'button'],
    transformTags: {
      h1: 'h2',
      b: 'strong',
      i: 'em',
      a: (_, attribs) => anchor(attribs, link),
      img: (_, attribs) => imageTag(attribs),
      iframe: (_, attribs) => embed(attribs, link),
      figure: (tagName, attribs) => ({ tagName, attribs: tableBox(attribs) }),
      video: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: link(attribs.src) ?? '', poster: link(attribs.poster) ?? '', controls: '', preload: 'none' } }),
      audio: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: link(attribs.src) ?? '', controls: '', preload: 'none' } }),
      source: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: link(attribs.src) ?? '' } }),
    },
  };
}
