import type { ButtonFields, FloaterFields, StickyCtaFields } from '@/wordpress/embedded/store/front-matter';
import type { Store } from '@/wordpress/embedded/store/store';
import type { PostEntity } from '@/wordpress/embedded/store/types';
import type { FieldValues } from './acf-meta';

type GroupValues = Record<string, FieldValues | undefined>;

const buttonRows = (buttons: readonly ButtonFields[]): FieldValues[] => buttons.map((link) => ({ link }));

const floater = ({ buttons, ...plain }: FloaterFields | StickyCtaFields): FieldValues => ({
  ...plain,
  buttons: buttonRows(buttons),
});

/** An entity's field values by the GraphQL names of group and field. Pictures, people and topics are ids. */
export function fieldValues({ fields, facility, contributor, review }: PostEntity, store: Store): GroupValues {
  const media = (key: string | undefined): number | undefined => store.mediaItem(key)?.id;
  const person = (slug: string | undefined): number | undefined =>
    slug === undefined ? undefined : store.postBySlug('contributor', slug)?.id;
  const topics = fields?.relatedTags.flatMap((slug) => store.termIn('treatment_topic', slug)?.id ?? []) ?? [];
  return {
    pageSettings: fields
      ? { segment: fields.segment, gtRelatedTags: orUnset(topics), schema: fields.schema }
      : undefined,
    stickyCta: fields?.stickyCta && { stickyFloaterCtaG: floater(fields.stickyCta) },
    bylineInfo: fields
      ? {
          author: person(fields.byline.author),
          editor: person(fields.byline.editor),
          reviewer: person(fields.byline.reviewer),
        }
      : undefined,
    reviewSummary: fields?.reviewSummary,
    seo: fields ? { ...fields.seo, image: media(fields.seo.image) } : undefined,
    facilityDetails: facility
      ? {
          ...facility,
          photos: orUnset(facility.photos.flatMap((key) => media(key) ?? [])),
          treatments: orUnset(facility.treatments),
          amenities: orUnset(facility.amenities),
        }
      : undefined,
    contributorProfile: contributor
      ? { ...contributor, avatar: media(contributor.avatar), categories: orUnset(contributor.categories) }
      : undefined,
    reviewDetails: review ? { ...review } : undefined,
  };
}

/** The options page's values, by the same names. */
export function optionValues({
  contentSegments,
  contentSegmentsDefault,
  redirects,
}: Store['data']['options']): GroupValues {
  return {
    stickyFloater: {
      contentSegments: orUnset(contentSegments.map(floater)),
      contentSegmentsDefault: floater(contentSegmentsDefault),
    },
    redirects: { rules: orUnset(redirects) },
  };
}

/** ACF stores nothing for an empty list. */
const orUnset = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);
