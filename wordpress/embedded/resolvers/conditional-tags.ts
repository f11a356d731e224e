import type { Store } from '../store/store';

const TAGS = [
  'isArchive',
  'isAttachment',
  'isAuthor',
  'isCategory',
  'isDate',
  'isDay',
  'isFrontPage',
  'isHome',
  'isMonth',
  'isMultiAuthor',
  'isPage',
  'isPageTemplate',
  'isPostTypeArchive',
  'isPreview',
  'isPrivacyPolicy',
  'isSearch',
  'isSingle',
  'isSingular',
  'isSticky',
  'isTag',
  'isTax',
  'isYear',
] as const;

export type ConditionalTag = (typeof TAGS)[number];

/** Returns all conditional tags: the given ones true, all others false. */
export function conditionalTags(store: Store, on: readonly ConditionalTag[]): Record<string, boolean> {
  const authors = new Set(
    store
      .postsOfType('post')
      .filter(({ status }) => status === 'publish')
      .map(({ authorSlug }) => authorSlug),
  );
  const isOn = (tag: ConditionalTag) => on.includes(tag) || (tag === 'isMultiAuthor' && authors.size > 1);
  return Object.fromEntries(TAGS.map((tag) => [tag, isOn(tag)]));
}

/** The front page's tags, which WPGraphQL returns for every path that its query does not understand. */
export const FRONT_PAGE_TAGS: readonly ConditionalTag[] = ['isFrontPage', 'isHome'];
