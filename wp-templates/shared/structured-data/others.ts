import type { ImageObjectLeaf, MediaObjectLeaf } from 'schema-dts';
import type { FacilitiesView } from '../../archive-facility/transform';
import type { AttachmentView } from '../../attachment/transform';
import type { FrontListView, FrontPageView } from '../../front-page/transform';
import type { PlainView } from '../../index/transform';
import type { SearchView } from '../../search/transform';
import type { FacilityView } from '../../single-facility/transform';
import { FACILITIES_ARCHIVE } from '../facilities-archive';
import type { ListingView } from '../listing';
import { facilityOfList, facilityOfPage } from './facility';
import { absolute, organizationRef, partRef } from './ids';
import { itemList } from './lists';
import { questionsNode } from './questions';
import { aggregateRating, ownReviews } from './reviews';
import type { Described, Setting } from './described';

/** Describes a list of articles. */
export function describeListing({ title, trail, posts }: ListingView, { site, path }: Setting): Described {
  const page: Described = { type: 'CollectionPage', share: 'website', title, trail };
  return posts.length > 0
    ? { ...page, mainEntity: partRef(site, path, 'list'), nodes: [itemList(site, path, posts)] }
    : page;
}

/** Describes the front page: brand, facilities, reviews, questions. */
export function describeFront(view: FrontPageView | FrontListView, setting: Setting): Described {
  if ('list' in view) return describeListing(view.list, setting);
  const { site, path, toText } = setting;
  const { title, picture, facilities, reviews, rating, questions } = view;
  const questionList = questionsNode(site, path, questions, toText);
  // The page shows the rating only above reviews.
  const shown = reviews.length > 0 ? rating : null;
  return {
    type: 'WebPage',
    share: 'website',
    title,
    trail: null,
    picture,
    mainEntity: organizationRef(site),
    nodes: [...facilities.map((card) => facilityOfList(site, card)), ...(questionList ? [questionList] : [])],
    brand: { rating: shown && aggregateRating(shown), reviews: ownReviews(reviews) },
  };
}

export function describeFacilities({ facilities }: FacilitiesView, { site, path }: Setting): Described {
  const page: Described = { type: 'CollectionPage', share: 'website', title: FACILITIES_ARCHIVE.title, trail: [] };
  if (facilities.length === 0) return page;
  const list = itemList(
    site,
    path,
    facilities.map(({ name, url }) => ({ title: name, url })),
  );
  return {
    ...page,
    mainEntity: partRef(site, path, 'list'),
    nodes: [list, ...facilities.map((card) => facilityOfList(site, card))],
  };
}

/** Describes a facility's page; a protected one only by name. */
export function describeFacility(view: FacilityView, { site, head, path }: Setting): Described {
  const page: Described = {
    type: 'WebPage',
    share: 'website',
    title: view.title,
    trail: [FACILITIES_ARCHIVE],
    picture: view.picture,
  };
  if (view.isProtected) return page;
  const own = view.card.url ?? path;
  return {
    ...page,
    mainEntity: partRef(site, own, 'facility'),
    nodes: [facilityOfPage(site, head, { ...view, card: { ...view.card, url: own } })],
  };
}

/** Describes the page of an uploaded file. */
export function describeAttachment(
  { title, parent, picture, file }: AttachmentView,
  { site, path }: Setting,
): Described {
  const page: Described = {
    type: 'WebPage',
    share: 'website',
    title: title.text,
    trail: parent ? [parent] : [],
    picture,
  };
  if (!file) return page;
  const ref = partRef(site, path, 'file');
  const facts = { ...ref, name: title.text, contentUrl: absolute(site, file.url) };
  const node: ImageObjectLeaf | MediaObjectLeaf = picture
    ? {
        '@type': 'ImageObject',
        ...facts,
        width: { '@type': 'QuantitativeValue', value: picture.width, unitCode: 'E37' },
        height: { '@type': 'QuantitativeValue', value: picture.height, unitCode: 'E37' },
      }
    : { '@type': 'MediaObject', ...facts };
  return { ...page, mainEntity: ref, nodes: [node] };
}

/** Describes a page without a template. */
export function describePlain({ title, posts }: PlainView, setting: Setting): Described {
  return posts.length > 0
    ? describeListing(
        {
          title,
          posts,
          trail: [],
          eyebrow: '',
          titleHtml: '',
          description: '',
          paging: { page: 1, pages: 1, base: setting.path },
        },
        setting,
      )
    : { type: 'WebPage', share: 'website', title, trail: [] };
}

/** Describes search results: title only, because they are not indexed. */
export function describeSearch({ title }: SearchView): Described {
  return { type: 'WebPage', share: 'website', title, trail: [] };
}
