import type { OptionsFields } from '../../editing/types';
import { segmentSchema } from '../../store/front-matter';
import { sentBar } from './bars';
import { oneOf, text, ticked } from './sent';

/** One entry per segment, and some to spare. */
export const MAX_SEGMENTS = 40;

export const segmentPrefix = (index: number): string => `segments[${index}]`;

/** The sticky bars as the options form sends them; a form without them leaves them as they are. Empty rows were offered and not used. */
export function sentOptions(
  sent: URLSearchParams,
): Partial<Pick<OptionsFields, 'contentSegments' | 'contentSegmentsDefault'>> {
  const prefixes = Array.from({ length: MAX_SEGMENTS }, (_, index) => segmentPrefix(index)).filter((prefix) =>
    sent.has(`${prefix}[segment]`),
  );
  const contentSegments = prefixes
    .filter((prefix) => !ticked(sent, `${prefix}[remove]`))
    .map((prefix) => ({
      segment: oneOf(segmentSchema.options, text(sent, `${prefix}[segment]`)),
      ...wholeBar(sent, prefix),
    }))
    .filter(
      ({ segment, hide, title, subtitle, buttons }) => segment || hide || title || subtitle || buttons.length > 0,
    );
  return {
    ...(prefixes.length > 0 ? { contentSegments } : {}),
    ...(sent.has('default[title]') ? { contentSegmentsDefault: wholeBar(sent, 'default') } : {}),
  };
}

function wholeBar(sent: URLSearchParams, prefix: string) {
  const { hide = false, title = '', subtitle = '', buttons = [] } = sentBar(sent, prefix);
  return { hide, title, subtitle, buttons };
}
