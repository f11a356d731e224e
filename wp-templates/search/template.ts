import { graphql } from '@/gql';
import type { AnsweredSearch } from '@footbridge/bridge/wordpress/types';
import { defineTemplate } from '../shared/define-template';
import { SearchPage } from './View';
import type { PostCardView } from '@/components/PostCard/PostCard';
import { PAYER_RESULT } from '@footbridge/shared/content-kind';
import { site } from '@/site-config/site';
import { archiveIds, archiveNodes, pagedFacts, paging } from '../shared/listing';
import { pageInfo } from '../shared/page-info';
import { postCards } from '../shared/post-cards';

/** The results of WordPress's search. */
const SEARCH_QUERY = graphql(`
  query GetSearchResults($ids: [ID]) {
    ...ArchivePosts
  }
`);

type Payer = NonNullable<AnsweredSearch['payers']>[number];

/** Returns the card of a payer, which leads to the insurance check. */
const payerCard = ({ name, isInNetwork }: Payer, index: number): PostCardView => ({
  id: -1 - index,
  title: name,
  titleHtml: '',
  ...PAYER_RESULT,
  date: '',
  excerpt: isInNetwork
    ? 'In network at our centers. Check what your plan pays.'
    : 'Not on our list of networks. We can check whether your plan pays.',
  picture: null,
});

/** Search results. Not indexed, because every word would be a page. */
export const searchTemplate = defineTemplate({
  query: SEARCH_QUERY,
  variables: (_seedNode, address) => ({ ids: archiveIds(address) }),
  transform: ({ archivePosts }, tools, address) => {
    const { archive, search } = address;
    if (!search) return null;
    const words = search.words.trim();
    const title = words ? `Search results for “${words}”` : 'Search';
    const summary = words
      ? `What ${site.fullName} has written about “${words}”.`
      : `Search the articles and pages of ${site.fullName}.`;
    return {
      page: pageInfo(pagedFacts({ title, summary, seo: { noindex: true } }, address), tools),
      view: {
        title,
        words,
        postType: search.postType ?? null,
        found: archive?.found ?? 0,
        payers: archive && archive.page > 1 ? [] : (search.payers ?? []).map(payerCard),
        posts: postCards(archiveNodes(archivePosts, address), tools, true).map((card) => ({
          ...card,
          marked: search.excerpts?.get(card.id) ?? [],
        })),
        paging: paging(address),
      },
    };
  },
  View: SearchPage,
  /** The title only, because they are not indexed. */
  describe: ({ title }) => ({ type: 'WebPage', share: 'website', title, trail: [] }),
});
