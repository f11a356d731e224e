import type { ButtonFields, FloaterFields, StickyCtaFields } from '../store/front-matter';
import type { PostEntity } from '../store/types';
import { edgeTo, plainConnection } from './connection';
import type { RequestContext } from './context';

// A group is an object of nulls when nothing is set, never null; a select is a list; an unset list is null (content model).

const orNull = <T>(list: readonly T[]): readonly T[] | null => (list.length > 0 ? list : null);

export const buttons = (list: readonly ButtonFields[]) => orNull(list.map((link) => ({ link })));

export const floater = ({ hide, title, subtitle, buttons: list }: FloaterFields | StickyCtaFields) => ({
  hide,
  title: title || null,
  subtitle: subtitle || null,
  buttons: buttons(list),
});

const NO_CTA: StickyCtaFields = { customize: false, hide: false, title: '', subtitle: '', buttons: [] };

/** The ACF groups of a content node; which of them a type has is the schema's business. */
export function acfFields({ fields, facility, contributor, review }: PostEntity, context: RequestContext) {
  return {
    get pageSettings() {
      const tags = (fields?.relatedTags ?? []).flatMap((slug) => {
        const term = context.store.termIn('treatment_topic', slug);
        return term ? [context.make.term(term)] : [];
      });
      return {
        segment: fields?.segment ? [fields.segment] : null,
        gtRelatedTags: tags.length > 0 ? plainConnection(tags) : null,
        schema: fields?.schema ?? null,
      };
    },
    get stickyCta() {
      const cta = fields?.stickyCta ?? NO_CTA;
      return { stickyFloaterCtaG: { customize: cta.customize, ...floater(cta) } };
    },
    get bylineInfo() {
      const one = (slug: string | undefined) => {
        const person = slug === undefined ? null : context.make.content(context.store.postBySlug('contributor', slug));
        return person && plainConnection([person]);
      };
      return {
        author: one(fields?.byline.author),
        editor: one(fields?.byline.editor),
        reviewer: one(fields?.byline.reviewer),
      };
    },
    get reviewSummary() {
      return {
        aggregateScore: fields?.reviewSummary.aggregateScore ?? null,
        totalReviews: fields?.reviewSummary.totalReviews ?? null,
      };
    },
    get seo() {
      const { title, description, canonical, noindex, image } = fields?.seo ?? { noindex: false };
      return {
        title: title ?? null,
        description: description ?? null,
        canonical: canonical ?? null,
        noindex,
        image: edgeTo(context.make.media(image)),
      };
    },
    get facilityDetails() {
      const { photos = [], treatments = [], amenities = [], ...plain } = facility ?? {};
      const pictures = photos.flatMap((key) => context.make.media(key) ?? []);
      return {
        ...plain,
        photos: pictures.length > 0 ? plainConnection(pictures) : null,
        treatments: orNull(treatments),
        amenities: orNull(amenities),
      };
    },
    get contributorProfile() {
      const { avatar, categories = [], ...plain } = contributor ?? {};
      return {
        ...plain,
        avatar: edgeTo(context.make.media(avatar)),
        categories: orNull(categories.map((row) => ({ ...row, location: orNull(row.location) }))),
      };
    },
    get reviewDetails() {
      return {
        ...review,
        sourceType: review ? [review.sourceType] : null,
        reviewDate: review?.reviewDate ? `${review.reviewDate.slice(0, 10)}T00:00:00+00:00` : null,
        comments: review?.comments || null,
      };
    },
  };
}
