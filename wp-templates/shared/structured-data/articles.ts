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
import { credited } from './people';
import { questionsIn, questionsNode } from './questions';
import { aggregateRating, isOwn, ownReviews } from './reviews';
import type { Described, PageType, Setting } from './described';

/** What these pages are about is no medicine: insurance, ways to reach the brand, legal texts. */
const NOT_MEDICAL: readonly (Segment | null)[] = ['insurance', 'conversion', 'other'];

const medical = ({ segment }: Setting): PageType => (NOT_MEDICAL.includes(segment) ? 'WebPage' : 'MedicalWebPage');

/** What opens to an answer in a text, as a page of questions. */
function questionNodes(html: string, { site, path, toText }: Setting) {
  const node = questionsNode(site, path, questionsIn(html, toText), toText);
  return node ? [node] : [];
}

/** A page that is mostly text. Of one behind a password nothing is told but its title and the way to it. */
export function describeText(view: ArticleView, setting: Setting, type: PageType = medical(setting)): Described {
  const { title, trail, byline, picture, html, isProtected } = view;
  if (isProtected) return { type: 'WebPage', share: 'website', title, trail };
  return { type, share: 'article', title, trail, byline, picture, nodes: questionNodes(html, setting) };
}

/** A page; the brand's own about page and the one that says how to reach it are what they are. */
export function describePage(view: PageView, setting: Setting): Described {
  return describeText(
    view,
    setting,
    view.withStatistics ? 'AboutPage' : view.withCallback ? 'ContactPage' : medical(setting),
  );
}

/** A post: the page, and the article on it, which may go on on further pages. */
export function describePost(view: ArticleView, setting: Setting): Described {
  const page = describeText(view, setting);
  if (view.isProtected) return page;
  const { site, path, head } = setting;
  const own = view.parts?.base ?? path;
  const ref = partRef(site, own, 'article');
  const { author, editor } = credited(site, view.byline).credits;
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

/** Where one comes from an advertisement: no way leads to it, so it shows no breadcrumb. */
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

/** A page and the list that it is about. */
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
  // Who is in two groups stands in the list once.
  const people = new Map(view.team.flatMap((group) => group.people.map((one) => [one.id, one] as const)));
  return withList(
    describeText(view, setting, 'AboutPage'),
    [...people.values()].map(({ name, url }) => ({ title: name, url })),
    setting,
  );
}

/**
 * What people say of the brand. An average of reviews from several sites is shown, and is no data: search engines want
 * a rating to be made of what was given to the brand itself. What its editor wrote down is the editor's word.
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
