/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CommentStatusEnum =
  | 'APPROVE'
  | 'HOLD'
  | 'SPAM'
  | 'TRASH';

export type ContentTypeEnum =
  | 'ATTACHMENT'
  | 'CONTRIBUTOR'
  | 'FACILITY'
  | 'GRAPHQL_DOCUMENT'
  | 'PAGE'
  | 'POST'
  | 'REVIEW';

export type CreateCommentInput = {
  author?: string | null | undefined;
  authorEmail?: string | null | undefined;
  authorUrl?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  commentOn?: number | null | undefined;
  content?: string | null | undefined;
  date?: string | null | undefined;
  parent?: string | number | null | undefined;
  status?: CommentStatusEnum | null | undefined;
  type?: string | null | undefined;
};

export type TaxonomyEnum =
  | 'CATEGORY'
  | 'FOOTBRIDGETREATMENTTOPIC'
  | 'GRAPHQLDOCUMENTGROUP'
  | 'POSTFORMAT'
  | 'TAG';

export type GetViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type GetViewerQuery = { viewer: { databaseId: number, username: string | null, name: string | null, capabilities: Array<string | null> | null } | null };

export type GetContentIdQueryVariables = Exact<{
  uri: string;
}>;


export type GetContentIdQuery = { nodeByUri:
    | { __typename: 'Category' }
    | { __typename: 'Comment' }
    | { __typename: 'ContentType' }
    | { __typename: 'FootbridgeContributor', databaseId: number }
    | { __typename: 'FootbridgeFacility', databaseId: number }
    | { __typename: 'FootbridgeReview', databaseId: number }
    | { __typename: 'FootbridgeTreatmentTopic' }
    | { __typename: 'GraphqlDocument', databaseId: number }
    | { __typename: 'GraphqlDocumentGroup' }
    | { __typename: 'MediaItem', databaseId: number }
    | { __typename: 'Page', databaseId: number }
    | { __typename: 'Post', databaseId: number }
    | { __typename: 'PostFormat' }
    | { __typename: 'Tag' }
    | { __typename: 'User' }
   | null };

export type GetPreviewSeedQueryVariables = Exact<{
  id: string | number;
}>;


export type GetPreviewSeedQuery = { node:
    | { __typename: 'FootbridgeContributor', hasPassword: boolean | null, id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null }
    | { __typename: 'FootbridgeFacility', hasPassword: boolean | null, id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null, author: { node: { name: string | null } } | null }
    | { __typename: 'FootbridgeReview', hasPassword: boolean | null, id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null }
    | { __typename: 'GraphqlDocument', id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null }
    | { __typename: 'MediaItem', id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null, author: { node: { name: string | null } } | null }
    | { __typename: 'Page', hasPassword: boolean | null, id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null, author: { node: { name: string | null } } | null }
    | { __typename: 'Post', hasPassword: boolean | null, id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null, author: { node: { name: string | null } } | null }
   | null, saved:
    | { __typename: 'FootbridgeContributor', databaseId: number, slug: string | null, modified: string | null }
    | { __typename: 'FootbridgeFacility', databaseId: number, slug: string | null, modified: string | null }
    | { __typename: 'FootbridgeReview', databaseId: number, slug: string | null, modified: string | null }
    | { __typename: 'GraphqlDocument', databaseId: number, slug: string | null, modified: string | null }
    | { __typename: 'MediaItem', databaseId: number, slug: string | null, modified: string | null }
    | { __typename: 'Page', databaseId: number, slug: string | null, modified: string | null }
    | { __typename: 'Post', databaseId: number, slug: string | null, modified: string | null }
   | null };

type PreviewedText_FootbridgeContributor_Fragment = { __typename: 'FootbridgeContributor', hasPassword: boolean | null, id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null };

type PreviewedText_FootbridgeFacility_Fragment = { __typename: 'FootbridgeFacility', hasPassword: boolean | null, id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null, author: { node: { name: string | null } } | null };

type PreviewedText_FootbridgeReview_Fragment = { __typename: 'FootbridgeReview', hasPassword: boolean | null, id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null };

type PreviewedText_GraphqlDocument_Fragment = { __typename: 'GraphqlDocument', id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null };

type PreviewedText_MediaItem_Fragment = { __typename: 'MediaItem', id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null, author: { node: { name: string | null } } | null };

type PreviewedText_Page_Fragment = { __typename: 'Page', hasPassword: boolean | null, id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null, author: { node: { name: string | null } } | null };

type PreviewedText_Post_Fragment = { __typename: 'Post', hasPassword: boolean | null, id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null, author: { node: { name: string | null } } | null };

export type PreviewedTextFragment =
  | PreviewedText_FootbridgeContributor_Fragment
  | PreviewedText_FootbridgeFacility_Fragment
  | PreviewedText_FootbridgeReview_Fragment
  | PreviewedText_GraphqlDocument_Fragment
  | PreviewedText_MediaItem_Fragment
  | PreviewedText_Page_Fragment
  | PreviewedText_Post_Fragment
;

export type GetLiveSeedQueryVariables = Exact<{
  id: string | number;
}>;


export type GetLiveSeedQuery = { node:
    | { __typename: 'FootbridgeContributor', hasPassword: boolean | null, id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null }
    | { __typename: 'FootbridgeFacility', hasPassword: boolean | null, id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null, author: { node: { name: string | null } } | null }
    | { __typename: 'FootbridgeReview', hasPassword: boolean | null, id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null }
    | { __typename: 'GraphqlDocument', id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null }
    | { __typename: 'MediaItem', id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null, author: { node: { name: string | null } } | null }
    | { __typename: 'Page', hasPassword: boolean | null, id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null, author: { node: { name: string | null } } | null }
    | { __typename: 'Post', hasPassword: boolean | null, id: string, databaseId: number, uri: string | null, slug: string | null, contentTypeName: string, isRestricted: boolean | null, templates: Array<string | null> | null, status: string | null, date: string | null, modified: string | null, author: { node: { name: string | null } } | null }
   | null };

export type GetFeedNodesQueryVariables = Exact<{
  ids?: Array<string | number | null | undefined> | string | number | null | undefined;
}>;


export type GetFeedNodesQuery = { contentNodes: { nodes: Array<
      | { __typename: 'FootbridgeContributor', title: string | null, excerpt: string | null, content: string | null, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, isRestricted: boolean | null, listing: { noindex: boolean | null } | null }
      | { __typename: 'FootbridgeFacility', title: string | null, excerpt: string | null, content: string | null, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, isRestricted: boolean | null, author: { node: { name: string | null } } | null, listing: { noindex: boolean | null } | null }
      | { __typename: 'FootbridgeReview', title: string | null, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, isRestricted: boolean | null }
      | { __typename: 'GraphqlDocument', title: string | null, content: string | null, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, isRestricted: boolean | null }
      | { __typename: 'MediaItem', title: string | null, commentStatus: string | null, commentCount: number | null, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, isRestricted: boolean | null, author: { node: { name: string | null } } | null }
      | { __typename: 'Page', title: string | null, content: string | null, commentStatus: string | null, commentCount: number | null, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, isRestricted: boolean | null, author: { node: { name: string | null } } | null, listing: { noindex: boolean | null } | null }
      | { __typename: 'Post', title: string | null, excerpt: string | null, content: string | null, commentStatus: string | null, commentCount: number | null, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, isRestricted: boolean | null, author: { node: { name: string | null } } | null, categories: { nodes: Array<{ name: string | null }> } | null, tags: { nodes: Array<{ name: string | null }> } | null, listing: { noindex: boolean | null } | null }
    > } | null };

type FeedItemFields_FootbridgeContributor_Fragment = { __typename: 'FootbridgeContributor', title: string | null, excerpt: string | null, content: string | null, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, isRestricted: boolean | null, listing: { noindex: boolean | null } | null };

type FeedItemFields_FootbridgeFacility_Fragment = { __typename: 'FootbridgeFacility', title: string | null, excerpt: string | null, content: string | null, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, isRestricted: boolean | null, author: { node: { name: string | null } } | null, listing: { noindex: boolean | null } | null };

type FeedItemFields_FootbridgeReview_Fragment = { __typename: 'FootbridgeReview', title: string | null, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, isRestricted: boolean | null };

type FeedItemFields_GraphqlDocument_Fragment = { __typename: 'GraphqlDocument', title: string | null, content: string | null, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, isRestricted: boolean | null };

type FeedItemFields_MediaItem_Fragment = { __typename: 'MediaItem', title: string | null, commentStatus: string | null, commentCount: number | null, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, isRestricted: boolean | null, author: { node: { name: string | null } } | null };

type FeedItemFields_Page_Fragment = { __typename: 'Page', title: string | null, content: string | null, commentStatus: string | null, commentCount: number | null, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, isRestricted: boolean | null, author: { node: { name: string | null } } | null, listing: { noindex: boolean | null } | null };

type FeedItemFields_Post_Fragment = { __typename: 'Post', title: string | null, excerpt: string | null, content: string | null, commentStatus: string | null, commentCount: number | null, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, isRestricted: boolean | null, author: { node: { name: string | null } } | null, categories: { nodes: Array<{ name: string | null }> } | null, tags: { nodes: Array<{ name: string | null }> } | null, listing: { noindex: boolean | null } | null };

export type FeedItemFieldsFragment =
  | FeedItemFields_FootbridgeContributor_Fragment
  | FeedItemFields_FootbridgeFacility_Fragment
  | FeedItemFields_FootbridgeReview_Fragment
  | FeedItemFields_GraphqlDocument_Fragment
  | FeedItemFields_MediaItem_Fragment
  | FeedItemFields_Page_Fragment
  | FeedItemFields_Post_Fragment
;

export type GetFeedCommentsQueryVariables = Exact<{
  of?: string | number | null | undefined;
}>;


export type GetFeedCommentsQuery = { comments: { nodes: Array<{ databaseId: number, dateGmt: string | null, link: string | null, content: string | null, author: { node:
          | { name: string | null }
          | { name: string | null }
         } | null, commentedOn: { node:
          | { title: string | null, databaseId: number, isRestricted: boolean | null }
          | { title: string | null, databaseId: number, isRestricted: boolean | null }
          | { title: string | null, databaseId: number, isRestricted: boolean | null }
          | { title: string | null, databaseId: number, isRestricted: boolean | null }
          | { title: string | null, databaseId: number, isRestricted: boolean | null }
          | { title: string | null, databaseId: number, isRestricted: boolean | null }
          | { title: string | null, databaseId: number, isRestricted: boolean | null }
         } | null }> } | null };

export type GetSitemapContentQueryVariables = Exact<{
  types?: Array<ContentTypeEnum | null | undefined> | ContentTypeEnum | null | undefined;
  after?: string | null | undefined;
}>;


export type GetSitemapContentQuery = { contentNodes: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
      | { __typename: 'FootbridgeContributor', contentTypeName: string, uri: string | null, modifiedGmt: string | null, isRestricted: boolean | null, databaseId: number, isInSitemap: boolean | null, seo: { canonical: string | null } | null, featuredImage: { node: { sourceUrl: string | null } } | null, listing: { noindex: boolean | null } | null, footbridgeContributorProfile: { avatar: { node: { sourceUrl: string | null } } | null } | null }
      | { __typename: 'FootbridgeFacility', contentTypeName: string, uri: string | null, modifiedGmt: string | null, isRestricted: boolean | null, databaseId: number, isInSitemap: boolean | null, seo: { canonical: string | null } | null, featuredImage: { node: { sourceUrl: string | null } } | null, listing: { noindex: boolean | null } | null, footbridgeFacilityDetails: { photos: { nodes: Array<{ sourceUrl: string | null }> } | null } | null }
      | { __typename: 'FootbridgeReview', contentTypeName: string, uri: string | null, modifiedGmt: string | null, isRestricted: boolean | null, databaseId: number, isInSitemap: boolean | null }
      | { __typename: 'GraphqlDocument', contentTypeName: string, uri: string | null, modifiedGmt: string | null, isRestricted: boolean | null, databaseId: number, isInSitemap: boolean | null }
      | { __typename: 'MediaItem', contentTypeName: string, uri: string | null, modifiedGmt: string | null, isRestricted: boolean | null, databaseId: number, isInSitemap: boolean | null }
      | { __typename: 'Page', contentTypeName: string, uri: string | null, modifiedGmt: string | null, isRestricted: boolean | null, databaseId: number, isInSitemap: boolean | null, seo: { canonical: string | null } | null, featuredImage: { node: { sourceUrl: string | null } } | null, listing: { noindex: boolean | null } | null }
      | { __typename: 'Post', contentTypeName: string, uri: string | null, modifiedGmt: string | null, isRestricted: boolean | null, databaseId: number, isInSitemap: boolean | null, seo: { canonical: string | null } | null, featuredImage: { node: { sourceUrl: string | null } } | null, listing: { noindex: boolean | null } | null }
    > } | null };

type SitemapNodeFields_FootbridgeContributor_Fragment = { __typename: 'FootbridgeContributor', contentTypeName: string, uri: string | null, modifiedGmt: string | null, isRestricted: boolean | null, databaseId: number, isInSitemap: boolean | null, seo: { canonical: string | null } | null, featuredImage: { node: { sourceUrl: string | null } } | null, listing: { noindex: boolean | null } | null, footbridgeContributorProfile: { avatar: { node: { sourceUrl: string | null } } | null } | null };

type SitemapNodeFields_FootbridgeFacility_Fragment = { __typename: 'FootbridgeFacility', contentTypeName: string, uri: string | null, modifiedGmt: string | null, isRestricted: boolean | null, databaseId: number, isInSitemap: boolean | null, seo: { canonical: string | null } | null, featuredImage: { node: { sourceUrl: string | null } } | null, listing: { noindex: boolean | null } | null, footbridgeFacilityDetails: { photos: { nodes: Array<{ sourceUrl: string | null }> } | null } | null };

type SitemapNodeFields_FootbridgeReview_Fragment = { __typename: 'FootbridgeReview', contentTypeName: string, uri: string | null, modifiedGmt: string | null, isRestricted: boolean | null, databaseId: number, isInSitemap: boolean | null };

type SitemapNodeFields_GraphqlDocument_Fragment = { __typename: 'GraphqlDocument', contentTypeName: string, uri: string | null, modifiedGmt: string | null, isRestricted: boolean | null, databaseId: number, isInSitemap: boolean | null };

type SitemapNodeFields_MediaItem_Fragment = { __typename: 'MediaItem', contentTypeName: string, uri: string | null, modifiedGmt: string | null, isRestricted: boolean | null, databaseId: number, isInSitemap: boolean | null };

type SitemapNodeFields_Page_Fragment = { __typename: 'Page', contentTypeName: string, uri: string | null, modifiedGmt: string | null, isRestricted: boolean | null, databaseId: number, isInSitemap: boolean | null, seo: { canonical: string | null } | null, featuredImage: { node: { sourceUrl: string | null } } | null, listing: { noindex: boolean | null } | null };

type SitemapNodeFields_Post_Fragment = { __typename: 'Post', contentTypeName: string, uri: string | null, modifiedGmt: string | null, isRestricted: boolean | null, databaseId: number, isInSitemap: boolean | null, seo: { canonical: string | null } | null, featuredImage: { node: { sourceUrl: string | null } } | null, listing: { noindex: boolean | null } | null };

export type SitemapNodeFieldsFragment =
  | SitemapNodeFields_FootbridgeContributor_Fragment
  | SitemapNodeFields_FootbridgeFacility_Fragment
  | SitemapNodeFields_FootbridgeReview_Fragment
  | SitemapNodeFields_GraphqlDocument_Fragment
  | SitemapNodeFields_MediaItem_Fragment
  | SitemapNodeFields_Page_Fragment
  | SitemapNodeFields_Post_Fragment
;

export type GetSitemapTermsQueryVariables = Exact<{
  taxonomies?: Array<TaxonomyEnum | null | undefined> | TaxonomyEnum | null | undefined;
  after?: string | null | undefined;
}>;


export type GetSitemapTermsQuery = { terms: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
      | { uri: string | null, isInSitemap: boolean | null }
      | { uri: string | null, isInSitemap: boolean | null }
      | { uri: string | null, isInSitemap: boolean | null }
      | { uri: string | null, isInSitemap: boolean | null }
      | { uri: string | null, isInSitemap: boolean | null }
    > } | null };

export type GetSitemapAuthorsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type GetSitemapAuthorsQuery = { users: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ uri: string | null, isInSitemap: boolean | null }> } | null };

export type GetSitemapTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSitemapTypesQuery = { footbridgeSitemap: { contentTypes: Array<ContentTypeEnum | null> | null, taxonomies: Array<TaxonomyEnum | null> | null } | null, contentTypes: { nodes: Array<{ name: string | null, uri: string | null, isInSitemap: boolean | null }> } | null };

export type GetCommentTargetQueryVariables = Exact<{
  id: string | number;
  parent: string | number;
  isReply: boolean;
}>;


export type GetCommentTargetQuery = { contentNode:
    | { __typename: 'FootbridgeContributor', title: string | null, databaseId: number, uri: string | null, isRestricted: boolean | null }
    | { __typename: 'FootbridgeFacility', title: string | null, databaseId: number, uri: string | null, isRestricted: boolean | null }
    | { __typename: 'FootbridgeReview', title: string | null, databaseId: number, uri: string | null, isRestricted: boolean | null }
    | { __typename: 'GraphqlDocument', title: string | null, databaseId: number, uri: string | null, isRestricted: boolean | null }
    | { __typename: 'MediaItem', title: string | null, commentStatus: string | null, commentCount: number | null, databaseId: number, uri: string | null, isRestricted: boolean | null }
    | { __typename: 'Page', title: string | null, commentStatus: string | null, commentCount: number | null, databaseId: number, uri: string | null, isRestricted: boolean | null }
    | { __typename: 'Post', title: string | null, commentStatus: string | null, commentCount: number | null, databaseId: number, uri: string | null, isRestricted: boolean | null }
   | null, comment?: { databaseId: number, parentDatabaseId: number | null, type: string | null, date: string | null, dateGmt: string | null, content: string | null, commentedOn: { node:
        | { databaseId: number }
        | { databaseId: number }
        | { databaseId: number }
        | { databaseId: number }
        | { databaseId: number }
        | { databaseId: number }
        | { databaseId: number }
       } | null, author: { node:
        | { __typename: 'CommentAuthor', databaseId: number, name: string | null, url: string | null }
        | { __typename: 'User', databaseId: number, name: string | null, url: string | null }
       } | null } | null };

export type GetMoreCommentsQueryVariables = Exact<{
  id: string | number;
  after?: string | null | undefined;
}>;


export type GetMoreCommentsQuery = { comments: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ databaseId: number, parentDatabaseId: number | null, type: string | null, date: string | null, dateGmt: string | null, content: string | null, author: { node:
          | { __typename: 'CommentAuthor', databaseId: number, name: string | null, url: string | null }
          | { __typename: 'User', databaseId: number, name: string | null, url: string | null }
         } | null }> } | null };

export type CreateCommentMutationVariables = Exact<{
  input: CreateCommentInput;
}>;


export type CreateCommentMutation = { createComment: { success: boolean | null, comment: { databaseId: number, status: CommentStatusEnum | null } | null } | null };

export type GetSeedNodeQueryVariables = Exact<{
  uri: string;
}>;


export type GetSeedNodeQuery = { nodeByUri:
    | { __typename: 'Category', databaseId: number, isTermNode: boolean, slug: string | null, taxonomyName: string | null, uri: string | null, id: string, contentNodes: { nodes: Array<
          | { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null }
          | { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null }
          | { databaseId: number, isRestricted: boolean | null }
          | { databaseId: number, isRestricted: boolean | null }
          | { databaseId: number, isRestricted: boolean | null }
          | { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null }
          | { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null }
        > } | null }
    | { __typename: 'Comment', databaseId: number, uri: string | null, id: string }
    | { __typename: 'ContentType', name: string | null, isFrontPage: boolean, isPostsPage: boolean, uri: string | null, id: string, contentNodes: { nodes: Array<
          | { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null }
          | { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null }
          | { databaseId: number, isRestricted: boolean | null }
          | { databaseId: number, isRestricted: boolean | null }
          | { databaseId: number, isRestricted: boolean | null }
          | { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null }
          | { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null }
        > } | null }
    | { __typename: 'FootbridgeContributor', databaseId: number, isContentNode: boolean, slug: string | null, uri: string | null, id: string, contentType: { node: { name: string | null } } | null, template:
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
       | null }
    | { __typename: 'FootbridgeFacility', databaseId: number, isContentNode: boolean, slug: string | null, uri: string | null, id: string, contentType: { node: { name: string | null } } | null, template:
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
       | null }
    | { __typename: 'FootbridgeReview', databaseId: number, isContentNode: boolean, slug: string | null, uri: string | null, id: string, contentType: { node: { name: string | null } } | null, template:
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
       | null }
    | { __typename: 'FootbridgeTreatmentTopic', databaseId: number, isTermNode: boolean, slug: string | null, taxonomyName: string | null, uri: string | null, id: string, contentNodes: { nodes: Array<
          | { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null }
          | { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null }
          | { databaseId: number, isRestricted: boolean | null }
          | { databaseId: number, isRestricted: boolean | null }
          | { databaseId: number, isRestricted: boolean | null }
          | { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null }
          | { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null }
        > } | null }
    | { __typename: 'GraphqlDocument', databaseId: number, isContentNode: boolean, slug: string | null, uri: string | null, id: string, contentType: { node: { name: string | null } } | null, template:
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
       | null }
    | { __typename: 'GraphqlDocumentGroup', databaseId: number, isTermNode: boolean, slug: string | null, taxonomyName: string | null, uri: string | null, id: string }
    | { __typename: 'MediaItem', databaseId: number, isContentNode: boolean, slug: string | null, uri: string | null, id: string, contentType: { node: { name: string | null } } | null, template:
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
       | null }
    | { __typename: 'Page', databaseId: number, isFrontPage: boolean, isPostsPage: boolean, isContentNode: boolean, slug: string | null, uri: string | null, id: string, contentType: { node: { name: string | null } } | null, template:
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
       | null }
    | { __typename: 'Post', databaseId: number, isContentNode: boolean, slug: string | null, uri: string | null, id: string, contentType: { node: { name: string | null } } | null, template:
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
        | { templateName: string | null }
       | null }
    | { __typename: 'PostFormat', databaseId: number, isTermNode: boolean, slug: string | null, taxonomyName: string | null, uri: string | null, id: string }
    | { __typename: 'Tag', databaseId: number, isTermNode: boolean, slug: string | null, taxonomyName: string | null, uri: string | null, id: string, contentNodes: { nodes: Array<
          | { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null }
          | { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null }
          | { databaseId: number, isRestricted: boolean | null }
          | { databaseId: number, isRestricted: boolean | null }
          | { databaseId: number, isRestricted: boolean | null }
          | { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null }
          | { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null }
        > } | null }
    | { __typename: 'User', databaseId: number, name: string | null, userId: number | null, uri: string | null, id: string }
   | null };

type ListedId_FootbridgeContributor_Fragment = { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null };

type ListedId_FootbridgeFacility_Fragment = { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null };

type ListedId_FootbridgeReview_Fragment = { databaseId: number, isRestricted: boolean | null };

type ListedId_GraphqlDocument_Fragment = { databaseId: number, isRestricted: boolean | null };

type ListedId_MediaItem_Fragment = { databaseId: number, isRestricted: boolean | null };

type ListedId_Page_Fragment = { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null };

type ListedId_Post_Fragment = { databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null };

export type ListedIdFragment =
  | ListedId_FootbridgeContributor_Fragment
  | ListedId_FootbridgeFacility_Fragment
  | ListedId_FootbridgeReview_Fragment
  | ListedId_GraphqlDocument_Fragment
  | ListedId_MediaItem_Fragment
  | ListedId_Page_Fragment
  | ListedId_Post_Fragment
;

export type PaginateFacilitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type PaginateFacilitiesQuery = { facilities: { nodes: Array<{ databaseId: number, isRestricted: boolean | null, listing: { noindex: boolean | null } | null }> } | null };

export type PaginateSearchedQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PaginateSearchedQuery = { list: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
      | { __typename: 'FootbridgeContributor', databaseId: number, uri: string | null }
      | { __typename: 'FootbridgeFacility', databaseId: number, uri: string | null }
      | { __typename: 'FootbridgeReview', databaseId: number, uri: string | null }
      | { __typename: 'GraphqlDocument', databaseId: number, uri: string | null }
      | { __typename: 'MediaItem', databaseId: number, uri: string | null }
      | { __typename: 'Page', databaseId: number, uri: string | null }
      | { __typename: 'Post', databaseId: number, uri: string | null }
    > } | null };

export type PaginateSearchedTextsQueryVariables = Exact<{
  ids?: Array<string | number | null | undefined> | string | number | null | undefined;
}>;


export type PaginateSearchedTextsQuery = { list: { nodes: Array<
      | { __typename: 'FootbridgeContributor', title: string | null, content: string | null, excerpt: string | null, databaseId: number, uri: string | null, contentTypeName: string, isRestricted: boolean | null, seo: { description: string | null } | null, listing: { noindex: boolean | null } | null, footbridgeContributorProfile: { jobTitle: string | null, credentials: string | null, categories: Array<{ categoryName: string | null, location: Array<string | null> | null } | null> | null } | null }
      | { __typename: 'FootbridgeFacility', title: string | null, content: string | null, excerpt: string | null, databaseId: number, uri: string | null, contentTypeName: string, isRestricted: boolean | null, seo: { description: string | null } | null, listing: { noindex: boolean | null } | null, footbridgeFacilityDetails: { siteKey: string | null, phone: string | null, street: string | null, city: string | null, state: string | null, postalCode: string | null, licenseNumber: string | null, accreditations: string | null, treatments: Array<string | null> | null, amenities: Array<string | null> | null } | null }
      | { __typename: 'FootbridgeReview', title: string | null, databaseId: number, uri: string | null, contentTypeName: string, isRestricted: boolean | null }
      | { __typename: 'GraphqlDocument', title: string | null, content: string | null, databaseId: number, uri: string | null, contentTypeName: string, isRestricted: boolean | null }
      | { __typename: 'MediaItem', title: string | null, databaseId: number, uri: string | null, contentTypeName: string, isRestricted: boolean | null }
      | { __typename: 'Page', title: string | null, content: string | null, databaseId: number, uri: string | null, contentTypeName: string, isRestricted: boolean | null, seo: { description: string | null } | null, listing: { noindex: boolean | null } | null }
      | { __typename: 'Post', title: string | null, content: string | null, excerpt: string | null, databaseId: number, uri: string | null, contentTypeName: string, isRestricted: boolean | null, seo: { description: string | null } | null, categories: { nodes: Array<{ databaseId: number, name: string | null }> } | null, listing: { noindex: boolean | null } | null }
    > } | null };

type ListedFields_FootbridgeContributor_Fragment = { isRestricted: boolean | null, listing: { noindex: boolean | null } | null };

type ListedFields_FootbridgeFacility_Fragment = { isRestricted: boolean | null, listing: { noindex: boolean | null } | null };

type ListedFields_FootbridgeReview_Fragment = { isRestricted: boolean | null };

type ListedFields_GraphqlDocument_Fragment = { isRestricted: boolean | null };

type ListedFields_MediaItem_Fragment = { isRestricted: boolean | null };

type ListedFields_Page_Fragment = { isRestricted: boolean | null, listing: { noindex: boolean | null } | null };

type ListedFields_Post_Fragment = { isRestricted: boolean | null, listing: { noindex: boolean | null } | null };

export type ListedFieldsFragment =
  | ListedFields_FootbridgeContributor_Fragment
  | ListedFields_FootbridgeFacility_Fragment
  | ListedFields_FootbridgeReview_Fragment
  | ListedFields_GraphqlDocument_Fragment
  | ListedFields_MediaItem_Fragment
  | ListedFields_Page_Fragment
  | ListedFields_Post_Fragment
;

export type CommentFieldsFragment = { databaseId: number, parentDatabaseId: number | null, type: string | null, date: string | null, dateGmt: string | null, content: string | null, author: { node:
      | { __typename: 'CommentAuthor', databaseId: number, name: string | null, url: string | null }
      | { __typename: 'User', databaseId: number, name: string | null, url: string | null }
     } | null };

type ModelWords_FootbridgeContributor_Fragment = { databaseId: number, footbridgeContributorProfile: { jobTitle: string | null, credentials: string | null, categories: Array<{ categoryName: string | null, location: Array<string | null> | null } | null> | null } | null };

type ModelWords_FootbridgeFacility_Fragment = { databaseId: number, footbridgeFacilityDetails: { siteKey: string | null, phone: string | null, street: string | null, city: string | null, state: string | null, postalCode: string | null, licenseNumber: string | null, accreditations: string | null, treatments: Array<string | null> | null, amenities: Array<string | null> | null } | null };

type ModelWords_FootbridgeReview_Fragment = { databaseId: number };

type ModelWords_GraphqlDocument_Fragment = { databaseId: number };

type ModelWords_MediaItem_Fragment = { databaseId: number };

type ModelWords_Page_Fragment = { databaseId: number };

type ModelWords_Post_Fragment = { databaseId: number };

export type ModelWordsFragment =
  | ModelWords_FootbridgeContributor_Fragment
  | ModelWords_FootbridgeFacility_Fragment
  | ModelWords_FootbridgeReview_Fragment
  | ModelWords_GraphqlDocument_Fragment
  | ModelWords_MediaItem_Fragment
  | ModelWords_Page_Fragment
  | ModelWords_Post_Fragment
;

type ModelPictures_FootbridgeContributor_Fragment = { databaseId: number, footbridgeContributorProfile: { avatar: { node: { sourceUrl: string | null } } | null } | null };

type ModelPictures_FootbridgeFacility_Fragment = { databaseId: number, footbridgeFacilityDetails: { photos: { nodes: Array<{ sourceUrl: string | null }> } | null } | null };

type ModelPictures_FootbridgeReview_Fragment = { databaseId: number };

type ModelPictures_GraphqlDocument_Fragment = { databaseId: number };

type ModelPictures_MediaItem_Fragment = { databaseId: number };

type ModelPictures_Page_Fragment = { databaseId: number };

type ModelPictures_Post_Fragment = { databaseId: number };

export type ModelPicturesFragment =
  | ModelPictures_FootbridgeContributor_Fragment
  | ModelPictures_FootbridgeFacility_Fragment
  | ModelPictures_FootbridgeReview_Fragment
  | ModelPictures_GraphqlDocument_Fragment
  | ModelPictures_MediaItem_Fragment
  | ModelPictures_Page_Fragment
  | ModelPictures_Post_Fragment
;

export const PreviewedTextFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewedText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"contentTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"Field","name":{"kind":"Name","value":"templates"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"modified"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithAuthor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootbridgeFacility"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootbridgeContributor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootbridgeReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}}]}}]} as unknown as DocumentNode<PreviewedTextFragment, unknown>;
export const ListedFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeSeo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"listing"},"name":{"kind":"Name","value":"footbridgeSeo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noindex"}}]}}]}}]}}]} as unknown as DocumentNode<ListedFieldsFragment, unknown>;
export const FeedItemFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"dateGmt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedGmt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedFields"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithTitle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithExcerpt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithContentEditor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithAuthor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithComments"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeSeo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"listing"},"name":{"kind":"Name","value":"footbridgeSeo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noindex"}}]}}]}}]}}]} as unknown as DocumentNode<FeedItemFieldsFragment, unknown>;
export const ModelPicturesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModelPictures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeContributorProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footbridgeContributorProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeFacilityDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footbridgeFacilityDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ModelPicturesFragment, unknown>;
export const SitemapNodeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SitemapNodeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"contentTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedGmt"}},{"kind":"Field","alias":{"kind":"Name","value":"isInSitemap"},"name":{"kind":"Name","value":"footbridgeIsInSitemap"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModelPictures"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeSeo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"seo"},"name":{"kind":"Name","value":"footbridgeSeo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canonical"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithFeaturedImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featuredImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeSeo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"listing"},"name":{"kind":"Name","value":"footbridgeSeo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noindex"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModelPictures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeContributorProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footbridgeContributorProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeFacilityDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footbridgeFacilityDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SitemapNodeFieldsFragment, unknown>;
export const ListedIdFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedId"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedFields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeSeo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"listing"},"name":{"kind":"Name","value":"footbridgeSeo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noindex"}}]}}]}}]}}]} as unknown as DocumentNode<ListedIdFragment, unknown>;
export const CommentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"parentDatabaseId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"dateGmt"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<CommentFieldsFragment, unknown>;
export const ModelWordsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModelWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeContributorProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footbridgeContributorProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"credentials"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeFacilityDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footbridgeFacilityDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteKey"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accreditations"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}}]}}]}}]}}]} as unknown as DocumentNode<ModelWordsFragment, unknown>;
export const GetViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capabilities"}}]}}]}}]} as unknown as DocumentNode<GetViewerQuery, GetViewerQueryVariables>;
export const GetContentIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetContentId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uri"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeByUri"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uri"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uri"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}}]}}]}}]} as unknown as DocumentNode<GetContentIdQuery, GetContentIdQueryVariables>;
export const GetPreviewSeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetPreviewSeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"node"},"name":{"kind":"Name","value":"contentNode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"DATABASE_ID"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreviewedText"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"contentNode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"DATABASE_ID"}},{"kind":"Argument","name":{"kind":"Name","value":"asPreview"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"modified"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewedText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"contentTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"Field","name":{"kind":"Name","value":"templates"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"modified"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithAuthor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootbridgeFacility"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootbridgeContributor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootbridgeReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}}]}}]} as unknown as DocumentNode<GetPreviewSeedQuery, GetPreviewSeedQueryVariables>;
export const GetLiveSeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetLiveSeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"node"},"name":{"kind":"Name","value":"contentNode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"DATABASE_ID"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreviewedText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewedText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"contentTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"Field","name":{"kind":"Name","value":"templates"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"modified"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithAuthor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootbridgeFacility"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootbridgeContributor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootbridgeReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}}]}}]} as unknown as DocumentNode<GetLiveSeedQuery, GetLiveSeedQueryVariables>;
export const GetFeedNodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetFeedNodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentNodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedItemFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeSeo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"listing"},"name":{"kind":"Name","value":"footbridgeSeo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noindex"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"dateGmt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedGmt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedFields"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithTitle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithExcerpt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithContentEditor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithAuthor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithComments"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<GetFeedNodesQuery, GetFeedNodesQueryVariables>;
export const GetFeedCommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetFeedComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"contentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"orderby"},"value":{"kind":"EnumValue","value":"COMMENT_DATE_GMT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"DESC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"dateGmt"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"commentedOn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithTitle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<GetFeedCommentsQuery, GetFeedCommentsQueryVariables>;
export const GetSitemapContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetSitemapContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"types"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentTypeEnum"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentNodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"contentTypes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"types"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasPassword"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SitemapNodeFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeSeo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"listing"},"name":{"kind":"Name","value":"footbridgeSeo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noindex"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModelPictures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeContributorProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footbridgeContributorProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeFacilityDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footbridgeFacilityDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SitemapNodeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"contentTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedGmt"}},{"kind":"Field","alias":{"kind":"Name","value":"isInSitemap"},"name":{"kind":"Name","value":"footbridgeIsInSitemap"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModelPictures"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeSeo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"seo"},"name":{"kind":"Name","value":"footbridgeSeo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canonical"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithFeaturedImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featuredImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<GetSitemapContentQuery, GetSitemapContentQueryVariables>;
export const GetSitemapTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetSitemapTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxonomies"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxonomyEnum"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"taxonomies"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxonomies"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hideEmpty"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"hierarchical"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","alias":{"kind":"Name","value":"isInSitemap"},"name":{"kind":"Name","value":"footbridgeIsInSitemap"}}]}}]}}]}}]} as unknown as DocumentNode<GetSitemapTermsQuery, GetSitemapTermsQueryVariables>;
export const GetSitemapAuthorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetSitemapAuthors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"hasPublishedPosts"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"POST"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","alias":{"kind":"Name","value":"isInSitemap"},"name":{"kind":"Name","value":"footbridgeIsInSitemap"}}]}}]}}]}}]} as unknown as DocumentNode<GetSitemapAuthorsQuery, GetSitemapAuthorsQueryVariables>;
export const GetSitemapTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetSitemapTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footbridgeSitemap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentTypes"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomies"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contentTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","alias":{"kind":"Name","value":"isInSitemap"},"name":{"kind":"Name","value":"footbridgeIsInSitemap"}}]}}]}}]}}]} as unknown as DocumentNode<GetSitemapTypesQuery, GetSitemapTypesQueryVariables>;
export const GetCommentTargetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetCommentTarget"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parent"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isReply"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentNode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"DATABASE_ID"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithTitle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithComments"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"comment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parent"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"DATABASE_ID"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isReply"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentFields"}},{"kind":"Field","name":{"kind":"Name","value":"commentedOn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"parentDatabaseId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"dateGmt"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<GetCommentTargetQuery, GetCommentTargetQueryVariables>;
export const GetMoreCommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetMoreComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"contentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"DESC"}},{"kind":"ObjectField","name":{"kind":"Name","value":"orderby"},"value":{"kind":"EnumValue","value":"COMMENT_DATE"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"parentDatabaseId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"dateGmt"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<GetMoreCommentsQuery, GetMoreCommentsQueryVariables>;
export const CreateCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<CreateCommentMutation, CreateCommentMutationVariables>;
export const GetSeedNodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetSeedNode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uri"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeByUri"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uri"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uri"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DatabaseIdentifier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isFrontPage"}},{"kind":"Field","name":{"kind":"Name","value":"isPostsPage"}},{"kind":"Field","name":{"kind":"Name","value":"contentNodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedId"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentNodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedId"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentNodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedId"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootbridgeTreatmentTopic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentNodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedId"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TermNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isTermNode"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isFrontPage"}},{"kind":"Field","name":{"kind":"Name","value":"isPostsPage"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isContentNode"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateName"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeSeo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"listing"},"name":{"kind":"Name","value":"footbridgeSeo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noindex"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedId"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedFields"}}]}}]} as unknown as DocumentNode<GetSeedNodeQuery, GetSeedNodeQueryVariables>;
export const PaginateFacilitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaginateFacilities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"facilities"},"name":{"kind":"Name","value":"footbridgeFacilities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeSeo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"listing"},"name":{"kind":"Name","value":"footbridgeSeo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noindex"}}]}}]}}]}}]} as unknown as DocumentNode<PaginateFacilitiesQuery, PaginateFacilitiesQueryVariables>;
export const PaginateSearchedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaginateSearched"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"contentNodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"hasPassword"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]}}]} as unknown as DocumentNode<PaginateSearchedQuery, PaginateSearchedQueryVariables>;
export const PaginateSearchedTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaginateSearchedTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"contentNodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"contentTypeName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModelWords"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithTitle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithContentEditor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithExcerpt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeSeo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"seo"},"name":{"kind":"Name","value":"footbridgeSeo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeSeo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"listing"},"name":{"kind":"Name","value":"footbridgeSeo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noindex"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModelWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeContributorProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footbridgeContributorProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"credentials"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithAcfFootbridgeFacilityDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footbridgeFacilityDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteKey"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accreditations"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}}]}}]}}]}}]} as unknown as DocumentNode<PaginateSearchedTextsQuery, PaginateSearchedTextsQueryVariables>;