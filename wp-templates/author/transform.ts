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
    // Invalid percent-encoding: use it unchanged.
  }
  return words
    .replace(/[-_]+/g, ' ')
    .trim()
    .replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Transforms an author's archive. WPGraphQL returns no user without posts; the name then comes from the URL. */
export function transformAuthor(
  { user, archivePosts }: GetAuthorQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<ListingView> | null {
  if (!user && !address.archive) return null;
  // WordPress's answers have entities in users' names, unlike in terms' names.
  const title = tools.text(user?.name ?? address.objectName) || nameInAddress(address.archive?.base ?? address.path);
  return listing({ eyebrow: 'Articles by', title, summary: user?.description }, archivePosts, tools, address);
}
