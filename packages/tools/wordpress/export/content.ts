import { siteTime, toGmt } from '@footbridge/embedded/store/entities';
import type { Store } from '@footbridge/embedded/store/store';
import type { Model } from '@footbridge/embedded/schema/build';

export interface Content {
  store: Store;
  model: Model;
  /** The address that replaces WordPress's own in the file, without a trailing slash. */
  address: string;
}

export const localTime = (date: string): string => date.replace('T', ' ');

const NO_TIME = '0000-00-00 00:00:00';

/** A local time as UTC; nothing for what is not dated yet. */
export const gmtTime = (date: string, { store }: Content, isDraft = false): string =>
  isDraft ? NO_TIME : localTime(toGmt(date, store.data.settings.timezone));

/** Of the content, not of now: the same content gives the same file. */
export function lastChange({ store }: Content): string {
  const dates = store.posts.map(({ modified }) => modified);
  return dates.toSorted().at(-1) ?? siteTime(new Date(0), store.data.settings.timezone);
}
