import type { ArticleLeaf } from 'schema-dts';
import type { Segment } from '@/shared/segments';
import type { CompareFacilitiesView } from '../../template-compare-facilities/transform';
import type { LandingPageView } from '../../landing/transform';
import type { OurTeamView } from '../../template-our-team/transform';
import type { PageView } from '../../page/transform';
import type { ReviewsView } from '../../template-reviews/transform';
import type { ArticleView } from '../article';
import { absolute, organizationRef, partRef } from './ids';
import { itemList } from './lists';
import { bylineNodes } from './people';
import { questionsIn, questionsNode } from './questions';
import { aggregateRating, isOwn, ownReviews } from './reviews';
import type { Described, PageType, Setting } from './described';

/** Segments of pages that are not MedicalWebPage: insurance, contact, legal texts. */
const NOT_MEDICAL: readonly (Segment | null)[] = ['insurance', 'conversion', 'other'];

const medical = ({ segment }: Setting): PageType => (NOT_MEDICAL.includes(segment) ? 'WebPage' : 'MedicalWebPage');

/** Returns a FAQPage node for a text's questions. */
function questionNodes(html: string, { site, path, toText }: Setting) {
  const node = questionsNode(site, path, questionsIn(html, toText), toText);
  return node ? [node] : [];
}

/** Describes a text page; a protected one only by title and breadcrumb. */
export function describeText(view: ArticleView, setting: Setting, type: PageType = medical(setting)): Described {
  const { title, trail, byline, picture, html, isProtected } = view;
  if (isProtected) return { type: 'WebPage', share: 'website', title, trail };
  return { type, share: 'article', title, trail, byline, picture, nodes: questionNodes(html, setting) };
}

/** Describes a page, as AboutPage or ContactPage if it is one. */
export function describePage(view: PageView, setting: Setting): Described {
  return describeText(
    view,
    setting,
    view.withStatistics ? 'AboutPage' : view.withCallback ? 'ContactPage' : medical(setting),
  );
}

/** Describes a post: the page and its article, which may have several parts. */
export function describePost(view: ArticleView, setting: Setting): Described {
  const page = describeText(view, setting);
  if (view.isProtected) return page;
  const { site, path, head } = setting;
  const own = view.parts?.base ?? path;
  const ref = partRef(site, own, 'article');
  const { author, editor } = bylineNodes(site, view.byline).roles;
  const [section] = view.trail;
  const article: ArticleLeaf = {
    '@type': 'Article',
    ...ref,
    headline: view.title,
    url: absolute(site, own),
    inLanguage: 'en-US',
    mainEntityOfPage: partRef(site, path, 'page'),
    publisher: organizationRef(site),
    ...(author && { author }),
    ...(editor && { editor }),
    ...(head.published && { datePublished: head.published }),
    ...(head.modified && { dateModified: head.modified }),
    ...(view.picture && { image: absolute(site, view.picture.src) }),
    ...(section && { articleSection: section.title }),
    ...(view.topics.length > 0 && { keywords: view.topics.map(({ title }) => title) }),
    ...(view.comments && { commentCount: view.comments.count }),
  };
  return { ...page, mainEntity: ref, nodes: [article, ...(page.nodes ?? [])] };
}

/** Describes a landing page, which has no breadcrumb. */
export function describeLanding(view: LandingPageView, setting: Setting): Described {
  const { title, byline, picture, html, rating, isProtected } = view;
  if (isProtected) return { type: 'WebPage', share: 'website', title, trail: null };
  return {
    type: medical(setting),
    share: 'website',
    title,
    trail: null,
    byline,
    picture,
    nodes: questionNodes(html, setting),
    brand: { rating: rating && aggregateRating(rating), reviews: [] },
  };
}

/** Describes a page with its list. */
function withList(
  page: Described,
  items: readonly { title: string; url: string | null }[],
  { site, path }: Setting,
): Described {
  if (items.length === 0) return page;
  const list = itemList(site, path, items);
  return { ...page, mainEntity: partRef(site, path, 'list'), nodes: [...(page.nodes ?? []), list] };
}

export function describeComparison(view: CompareFacilitiesView, setting: Setting): Described {
  const facilities = view.comparison?.facilities ?? [];
  return withList(
    describeText(view, setting),
    facilities.map(({ name, url }) => ({ title: name, url })),
    setting,
  );
}

export function describeTeam(view: OurTeamView, setting: Setting): Described {
  // Each person once.
  const people = new Map(view.team.flatMap((group) => group.people.map((one) => [one.id, one] as const)));
  return withList(
    describeText(view, setting, 'AboutPage'),
    [...people.values()].map(({ name, url }) => ({ title: name, url })),
    setting,
  );
}

/**
 * Describes the reviews page. An average of several sites' reviews is displayed, but not in the data, because search engines
 * accept only the brand's own ratings. The editor's rating is used.
 */
export function describeReviews(view: ReviewsView, setting: Setting): Described {
  const page = describeText(view, setting, 'WebPage');
  const { list, rating } = view;
  if (!list) return page;
  const isAverage = rating?.value === list.average?.value && rating?.count === list.average?.count;
  const isOurs = list.sources.length === 0 && list.reviews.every(isOwn);
  return {
    ...page,
    share: 'website',
    brand: {
      rating: rating && (isOurs || !isAverage) ? aggregateRating(rating) : null,
      reviews: ownReviews(list.reviews),
    },
  };
}
