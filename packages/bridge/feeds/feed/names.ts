import { site } from '@footbridge/shared/site/current';

import { plainText } from '../../wordpress/html/clean';
import { feedTitle } from './posts';

import type { OptionsAnswer } from '../../wordpress/answers';
import type { Answer } from '../../pages/routing/answer';
import type { Channel } from './rss';

/** Returns `January 11, 2013`, as WordPress names a date archive. */
function dateName({ year, month, day }: NonNullable<Answer['date']>): string {
  const style: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
  };
  return new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' }).format(
    Date.UTC(year, (month ?? 1) - 1, day ?? 1),
  );
}

/** Returns the name of what a feed is about; empty for all posts. */
export function feedName({ object, date, found, passwordRequired }: Answer): string {
  if (date) return dateName(date);
  // The posts page.
  if (!object || (object.kind === 'post' && found !== null)) return '';
  if (object.kind === 'post') return feedTitle({ title: object.name, isRestricted: passwordRequired });
  return plainText(object.name);
}

export function siteTitle(settings: OptionsAnswer['generalSettings'] | undefined): string {
  return plainText(settings?.title) || site().fullName;
}

export function channelFacts(settings: OptionsAnswer['generalSettings'] | undefined): Channel {
  return {
    description: plainText(settings?.description) || site().fullName,
    language: (settings?.language || 'en-US').replace('_', '-'),
  };
}
