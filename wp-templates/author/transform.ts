import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { GetAuthorQuery } from '@/gql/graphql';
import { listing, type ListingView } from '../shared/listing';

/** `/author/jane-doe/` → "Jane Doe". */
function nameInAddress(base: string): string {
  const slug = base.split('/').findLast(Boolean) ?? '';
  let words = slug;
  try {
    words = decodeURIComponent(slug);
  } catch {
    // Not percent-encoded at all: WordPress would not have written it, but it can be read as it is.
  }
  return words
    .replace(/[-_]+/g, ' ')
    .trim()
    .replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** An author's posts; of one who has none GraphQL gives away nothing, and at times only the address is left to tell. */
export function transformAuthor(
  { user, archivePosts }: GetAuthorQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<ListingView> | null {
  if (!user && !address.archive) return null;
  // Names of users stay encoded in WordPress's answers, those of terms do not.
  const title = tools.text(user?.name ?? address.authorName) || nameInAddress(address.archive?.base ?? address.path);
  return listing({ eyebrow: 'Articles by', title, summary: user?.description }, archivePosts, tools, address);
}
