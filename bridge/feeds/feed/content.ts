import sanitizeHtml from 'sanitize-html';

import { site } from '@/site-config/site';

import { cleanHtml } from '../../wordpress/html/clean';

import type { IOptions, Tag } from 'sanitize-html';

/** Site path → public address; what is absolute already stays. */
export function absolute(link: string): string {
  return new URL(link, `https://${site.domain}`).href;
}

const ADDRESSES = new Set(['href', 'src', 'poster', 'cite']);

function absoluteAttributes(page: string): (tagName: string, attribs: Tag['attribs']) => Tag {
  return (tagName, attribs) => {
    const changed = Object.entries(attribs).map(([name, value]) => {
      return ADDRESSES.has(name) && URL.canParse(value, page) ? [name, new URL(value, page).href] : [name, value];
    });
    return { tagName, attribs: Object.fromEntries(changed) };
  };
}

const MORE_TAGS = ['img', 'video', 'audio', 'source', 'track', 'del', 'ins', 'details', 'summary'];

/** What a facade says of its click is untrue elsewhere: there it is a link like any other. */
function withoutNote(tagName: string, attribs: Tag['attribs']): Tag {
  return /\b(?:video|map)-facade-note\b/.test(attribs.class ?? '')
    ? { tagName: 'noscript', attribs: {} }
    : { tagName, attribs };
}

/** A reader has its own styles and sizes, and follows no address that is not whole. */
function readersRules(page: string): IOptions {
  return {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, ...MORE_TAGS],
    allowedAttributes: {
      '*': ['lang', 'dir', 'title'],
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      ol: ['start', 'reversed', 'type'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      time: ['datetime'],
      blockquote: ['cite'],
      q: ['cite'],
      video: ['src', 'controls', 'poster', 'width', 'height'],
      audio: ['src', 'controls'],
      source: ['src', 'type'],
      track: ['src', 'kind', 'srclang', 'label'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript'],
    transformTags: { span: withoutNote, '*': absoluteAttributes(page) },
  };
}

/**
 * Editors' HTML for a reader elsewhere: cleaned like a page's, with whole addresses and without what only this site's
 * styles and scripts understand. In: the HTML, and the absolute address of its page.
 */
export function feedHtml(content: string | null | undefined, page: string): string {
  const { html } = cleanHtml(content);
  return html && sanitizeHtml(html, readersRules(page)).trim();
}
