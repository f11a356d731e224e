import { CallToAction } from '@/components/CallToAction/CallToAction';
import { Pagination, type PagingView } from '@/components/Pagination/Pagination';
import { CallNumber, PhoneLink } from '@/components/PhoneLink/PhoneLink';
import { PostList } from '@/components/PostList/PostList';
import { SearchForm } from '@/components/SearchForm/SearchForm';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import { Places } from '../shared/Places';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import type { PostCardView } from '@/components/PostCard/PostCard';
import type { ViewProps } from '../shared/define-template';

export interface SearchView {
  title: string;
  /** Empty before a search. */
  words: string;
  postType: string | null;
  found: number;
  /** Payers that the words name, on the first page. */
  payers: PostCardView[];
  posts: PostCardView[];
  paging: PagingView;
}

function summary({ words, found, payers, paging: { page, pages } }: SearchView): string {
  if (found === 0 && (!words || payers.length > 0)) return '';
  if (found === 0) return 'Nothing was found.';
  const results = found === 1 ? 'One result' : `${found.toLocaleString('en-US')} results`;
  return page > 1 ? `Page ${page} of ${pages} · ${results}` : results;
}

/** An empty result, with help. */
function NothingFound({ hasSearched }: { hasSearched: boolean }) {
  return (
    <div className="prose">
      {hasSearched && (
        <p>
          Try a simpler word, such as “detox” or “insurance”. Or ask a person: call{' '}
          <PhoneLink>
            <CallNumber />
          </PhoneLink>
          .
        </p>
      )}
      <Places />
    </div>
  );
}

/** The search results and the search form. */
export function SearchPage({ template, view }: ViewProps<SearchView>) {
  const { title, words, postType, payers, posts, paging } = view;
  return (
    <main data-template={template}>
      <TitleBlock trail={[]} title={title} intro={summary(view)}>
        <SearchForm words={words} postType={postType ?? undefined} />
      </TitleBlock>
      <PageSection.Root data-tone="close">
        {payers.length > 0 && <PostList posts={payers} />}
        {posts.length > 0 && <PostList posts={posts} isArchive />}
        {payers.length + posts.length === 0 && <NothingFound hasSearched={words !== ''} />}
        <Pagination {...paging} />
      </PageSection.Root>
      <CallToAction />
    </main>
  );
}
