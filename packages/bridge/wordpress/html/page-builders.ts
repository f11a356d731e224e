import { isText, Text } from 'domhandler';
import { z } from 'zod';

import { jsonIn } from '../../platform/json-limits';
import { backgroundAddress } from './media';
import { editEach, setChildren } from './edits';
import { escapeHtml } from './escape';
import { classesOf, elements, hasClass, prependHtml, textOf, type Document, type Element } from './tree';

const BUTTONS = ['elementor-button', 'et_pb_button', 'vc_btn3', 'vc_general', 'fusion-button', 'avia-button'];
/** Attributes in which a counter keeps the number that its script counts up to. */
const NUMBERS = ['data-to-value', 'data-number-value', 'data-counter-value', 'data-count', 'data-to', 'data-value'];
const COUNTER = /count|number|percent|odometer/i;
const NUMBER = /^[\d.,]{1,15}$/;
const SLIDE = /(?:^|[-_])slide(?:$|[-_]bg$)|_slide_\d+$/;

const settingsSchema = z.object({
  youtube_url: z.string().optional(),
  vimeo_url: z.string().optional(),
  dailymotion_url: z.string().optional(),
});

function videoAddress({ attribs }: Element): string | undefined {
  const { data } = settingsSchema.safeParse(jsonIn(attribs['data-settings'] ?? ''));
  return data?.vimeo_url ?? data?.dailymotion_url ?? data?.youtube_url;
}

/** Writes a counter's number, which is 0 or missing until its script runs. */
function showNumber(counter: Element): void {
  const number = NUMBERS.map((name) => counter.attribs[name]?.trim()).find((value) => value && NUMBER.test(value));
  if (!number) return;
  const place = elements(counter).find((each) => hasClass(each, 'percent-value')) ?? counter;
  if (place.children.every(isText) && /^0*$/.test(textOf(place))) setChildren(place, [new Text(number)]);
}

function showSlide(slide: Element): void {
  const address = backgroundAddress(slide.attribs.style ?? '');
  if (address) prependHtml(slide, `<img src="${escapeHtml(address)}" alt="">`);
}

/** Shows what page builders leave to their scripts and style sheets: numbers, videos, pictures, buttons. */
export function replaceBuilderParts(root: Document): void {
  editEach(root, [], (element, edits) => {
    const { attribs } = element;
    const { 'data-thumbnail': thumbnail, 'data-alt': alt = '' } = attribs;
    if (NUMBERS.some((name) => attribs[name] !== undefined) && COUNTER.test(attribs.class ?? '')) showNumber(element);
    if (attribs.style && classesOf(element).some((name) => SLIDE.test(name))) showSlide(element);
    if (hasClass(element, 'e-gallery-image') && thumbnail)
      edits.replace(element, `<img src="${escapeHtml(thumbnail)}" alt="${escapeHtml(alt)}">`);
    if (element.name === 'a' && BUTTONS.some((name) => hasClass(element, name)))
      attribs.class = 'wp-block-button__link';
    const video = hasClass(element, 'elementor-widget-video') ? videoAddress(element) : undefined;
    if (video && elements(element, 'iframe', 'video').length === 0)
      edits.replace(element, `<p>${escapeHtml(video)}</p>`);
  });
}
