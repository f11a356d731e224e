import type {
  AboutPageLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  ImageObjectLeaf,
  MedicalWebPageLeaf,
  ProfilePageLeaf,
  WebPageLeaf,
} from 'schema-dts';
import type { Described, Setting } from './described';
import { absolute, organizationRef, partRef, websiteRef } from './ids';
import type { Bylines } from './people';

type PageNode =
  | AboutPageLeaf
  | CollectionPageLeaf
  | ContactPageLeaf
  | MedicalWebPageLeaf
  | ProfilePageLeaf
  | WebPageLeaf;

/** Properties of all page types. */
type Facts = Omit<WebPageLeaf, '@type'>;

/** Returns the dates of publication, last update and last medical review, as displayed. An edit is no review. */
function dates({ head: { published, modified } }: Setting, { type, byline }: Described): Facts {
  return {
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    ...(byline?.reviewed && type === 'MedicalWebPage' && { lastReviewed: byline.reviewed.day }),
  };
}

/** Returns the page's node. */
export function pageNode(setting: Setting, described: Described, credits: Bylines): PageNode {
  const { site, head, path } = setting;
  const { type, title, trail, picture, mainEntity, hasPart = [] } = described;
  const image: ImageObjectLeaf | null = picture
    ? { '@type': 'ImageObject', url: absolute(site, picture.src), ...(picture.alt && { caption: picture.alt }) }
    : null;
  const facts: Facts = {
    ...partRef(site, path, 'page'),
    url: absolute(site, path),
    name: title,
    ...(head.description && { description: head.description }),
    inLanguage: 'en-US',
    isPartOf: websiteRef(site),
    publisher: organizationRef(site),
    ...(trail?.length && { breadcrumb: partRef(site, path, 'breadcrumb') }),
    ...(image && { primaryImageOfPage: image }),
    ...dates(setting, described),
    ...credits,
    ...(mainEntity && { mainEntity }),
    ...(hasPart.length > 0 && { hasPart }),
  };
  return { '@type': type, ...facts };
}
