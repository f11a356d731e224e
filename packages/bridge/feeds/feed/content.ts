import sanitizeHtml from 'sanitize-html';

import { site } from '@footbridge/shared/site/current';

import { cleanHtml } from '../../wordpress/html/clean';

import type { IOptions, Tag } from 'sanitize-html';

/** Returns a site path as an absolute URL; absolute URLs stay. */
export function absolute(link: string): string {
  return new URL(link, `https://${site().domain}`).href;
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

function withoutFacadeNote(tagName: string, attribs: Tag['attribs']): Tag {
  return /\b(?:video|map)-facade-note\b/.test(attribs.class ?? '')
    ? { tagName: 'noscript', attribs: {} }
    : { tagName, attribs };
}

function feedOptions(page: string): IOptions {
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
    transformTags: { span: withoutFacadeNote, '*': absoluteAttributes(page) },
  };
}

/** Returns editors' HTML for feed readers: with absolute URLs, without what needs this site's styles and scripts. */
export function feedHtml(content: string | null | undefined, page: string): string {
  const { html } = cleanHtml(content, new URL(page).pathname);
  return html && sanitizeHtml(html, feedOptions(page)).trim();
}
