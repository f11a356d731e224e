import { graphql } from '@/gql';
import { defineTemplate } from '../shared/define-template';
import { describeListing } from '../shared/structured-data/lists';
import { IndexPage } from './View';
import type { GetNodeQuery } from '@/gql/graphql';
import { archiveIds, archiveNodes, pagedFacts, paging } from '../shared/listing';
import { pageInfo } from '../shared/page-info';
import { postCards } from '../shared/post-cards';
import { prose } from '../shared/prose';
import { plainTitle } from '../shared/text';

/** Any node without a template, by its URI. */
const INDEX_QUERY = graphql(`
  query GetNode($uri: String!, $ids: [ID]) {
    nodeByUri(uri: $uri) {
      __typename
      uri
      ... on DatabaseIdentifier {
        databaseId
      }
      ... on NodeWithTitle {
        title
      }
      ... on NodeWithContentEditor {
        content
      }
      ... on ContentNode {
        ...VisitFields
      }
      ... on TermNode {
        name
        description
      }
      ... on User {
        name
      }
      ... on ContentType {
        label
      }
    }
    ...ArchivePosts
  }
`);

type Node = GetNodeQuery['nodeByUri'];

function titleOf(node: Node): string | null {
  if (!node) return 'Articles';
  if ('title' in node) return node.title;
  if ('name' in node) return node.name;
  return 'label' in node ? node.label : null;
}

function contentOf(node: Node): string | null {
  if (!node) return null;
  if ('content' in node) return node.content;
  return 'description' in node ? node.description : null;
}

/** The last template of WordPress's hierarchy: any node's title, content and posts. */
export const indexTemplate = defineTemplate({
  query: INDEX_QUERY,
  variables: ({ uri }, address) => ({ uri: uri ?? address.path, ids: archiveIds(address) }),
  transform: ({ nodeByUri: node, archivePosts }, tools, address) => {
    if (!node && !address.archive) return null;
    const content = contentOf(node);
    const facts = { title: plainTitle(titleOf(node), tools), summary: content };
    return {
      page: pageInfo(address.archive ? pagedFacts(facts, address) : { ...facts, uri: node?.uri }, tools),
      view: {
        title: facts.title,
        html: prose(content, tools).html,
        posts: postCards(archiveNodes(archivePosts, address), tools),
        paging: paging(address),
      },
    };
  },
  View: IndexPage,
  describe: ({ title, posts }, setting) =>
    posts.length > 0
      ? describeListing({ title, posts, trail: [] }, setting)
      : { type: 'WebPage', share: 'website', title, trail: [] },
});
