import { graphql } from '@/gql';
import type { ArticleLeaf } from 'schema-dts';
import type { AddressContext, TransformResult, TransformTools } from '@footbridge/bridge/wordpress/types';
import type { GetSingleQuery } from '@/gql/graphql';
import { article, articleInfo } from '../shared/article';
import { ArticlePage, type ArticleView } from '../shared/ArticlePage';
import { commentsView } from '../shared/comments';
import { defineTemplate, seedId } from '../shared/define-template';
import { linkView, otherTrail } from '../shared/links';
import { pageInfo } from '../shared/page-info';
import { listedLinks, MAX_RELATED, relatedLinks, topicLinks } from '../shared/related';
import { describeText } from '../shared/structured-data/articles';
import { absolute, organizationRef, partRef } from '../shared/structured-data/ids';
import { bylineNodes } from '../shared/structured-data/people';

/** Any content node without a template: a post, an attachment, a plugin's type. */
const SINGLE_QUERY = graphql(`
  query GetSingle($id: ID!, $related: [ID], $hasRelated: Boolean!) {
    contentNode(id: $id, idType: DATABASE_ID) {
      __typename
      databaseId
      uri
      date
      modified
      contentTypeName
      isRestricted
      ...VisitFields
      ... on NodeWithTitle {
        title
      }
      ... on NodeWithContentEditor {
        content
      }
      ... on NodeWithExcerpt {
        excerpt
      }
      ... on NodeWithFeaturedImage {
        featuredImage {
          node {
            ...MediaFields
          }
        }
      }
      ... on NodeWithAuthor {
        author {
          node {
            databaseId
            name
            uri
          }
        }
      }
      ... on MediaItem {
        description
        ...MediaFields
      }
      ... on Post {
        hasPassword
        commentCount
        commentStatus
        comments(first: 100, where: { order: DESC, orderby: COMMENT_DATE }) {
          nodes {
            ...CommentFields
          }
        }
        categories(first: 3) {
          nodes {
            databaseId
            name
            uri
            posts(first: 20) {
              nodes {
                ...RelatedFields
              }
            }
          }
        }
        treatmentTopics: footbridgeTreatmentTopics(first: 3) {
          nodes {
            databaseId
            contentNodes(first: 20) {
              nodes {
                ...RelatedFields
              }
            }
          }
        }
        pageSettings: footbridgePageSettings {
          ...RelatedTagsFields
          ...SchemaTextFields
        }
        bylineInfo: footbridgeBylineInfo {
          ...BylineFields
        }
        seo: footbridgeSeo {
          ...SeoFields
        }
      }
    }
    relatedTexts: contentNodes(first: 10, where: { in: $related }) @include(if: $hasRelated) {
      nodes {
        ...RelatedFields
      }
    }
  }
`);

type Node = NonNullable<GetSingleQuery['contentNode']>;
type Post = Extract<Node, { __typename: 'Post' }>;

function postResult(post: Post, tools: TransformTools, address: AddressContext): TransformResult<ArticleView> | null {
  const view = article(post, tools, address);
  if (!view) return null;
  const hidden = view.isProtected;
  const category = tools.seo?.primary ?? post.categories?.nodes[0];
  return {
    page: articleInfo(post, view, tools, { summary: hidden ? null : tools.excerpt(post) || post.content }),
    view: {
      ...view,
      trail: category && !hidden ? [category].flatMap((term) => linkView(term, tools) ?? []) : [],
      related: hidden ? [] : relatedLinks(post, tools),
      topics: hidden ? [] : topicLinks(post, tools),
      comments: hidden ? null : commentsView(post, tools, address.commentPage),
    },
  };
}

/** Returns nodes in the order of their ids, which WPGraphQL does not guarantee. */
function inOrder<Text extends { databaseId: number }>(nodes: readonly Text[], ids: readonly number[] = []): Text[] {
  return nodes.toSorted((a, b) => ids.indexOf(a.databaseId) - ids.indexOf(b.databaseId));
}

/** Transforms a node of any other type; attachments have description and picture. */
function otherResult(
  node: Exclude<Node, Post>,
  relatedTexts: GetSingleQuery['relatedTexts'],
  tools: TransformTools,
  address: AddressContext,
): TransformResult<ArticleView> | null {
  const content = node.__typename === 'MediaItem' ? node.description : 'content' in node ? node.content : null;
  const view = article({ ...node, content }, tools, address);
  if (!view) return null;
  const picture = node.__typename === 'MediaItem' ? tools.image(node) : view.picture;
  const dates = view.isProtected ? {} : { date: node.date, modified: node.modified };
  const facts = {
    id: node.databaseId,
    uri: node.uri,
    title: view.title,
    summary: content,
    image: picture,
    part: view.parts?.part,
    ...dates,
  };
  const hidden = view.isProtected;
  const trail = hidden ? [] : otherTrail(address, tools);
  const related = hidden ? [] : listedLinks(inOrder(relatedTexts?.nodes ?? [], address.related), tools, MAX_RELATED);
  return { page: pageInfo(facts, tools), view: { ...view, picture, trail, related } };
}

/** Any content node, as an article. Also renders `singular`. */
export const singleTemplate = defineTemplate({
  query: SINGLE_QUERY,
  variables: (seedNode, { related = [] }) => ({
    id: seedId(seedNode),
    related: related.map(String),
    hasRelated: related.length > 0,
  }),
  transform: ({ contentNode, relatedTexts }, tools, address) => {
    if (!contentNode) return null;
    return contentNode.__typename === 'Post'
      ? postResult(contentNode, tools, address)
      : otherResult(contentNode, relatedTexts, tools, address);
  },
  View: ArticlePage,
  /** Describes the page and its article, which may have several parts. */
  describe: (view, setting) => {
    const page = describeText(view, setting);
    if (view.isProtected) return page;
    const { site, path, head } = setting;
    const own = view.parts?.base ?? path;
    const ref = partRef(site, own, 'article');
    const { author, editor } = bylineNodes(site, view.byline).roles;
    const [section] = view.trail;
    const node: ArticleLeaf = {
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
    return { ...page, mainEntity: ref, nodes: [node, ...(page.nodes ?? [])] };
  },
});
