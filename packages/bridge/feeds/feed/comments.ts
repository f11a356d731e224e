import { escapeHtml } from '../../wordpress/html/escape';
import { plainText } from '../../wordpress/html/clean';
import { gmtDate } from '../../pages/page/gmt-date';
import { siteLink } from '../../wordpress/url/policy';
import { absolute, feedHtml } from './content';
import { feedTitle, permanentUrl } from './posts';

import type { GetFeedCommentsQuery } from '@footbridge/bridge/gql/graphql';
import type { FeedItem } from './rss';

type Comment = NonNullable<GetFeedCommentsQuery['comments']>['nodes'][number];

const ANONYMOUS = 'Anonymous';
const PROTECTED_TEXT = 'Protected Comments: Please enter your password to view comments.';

/** Returns a comment as an item; null without a page to read it at. @param withPost adds the post's title */
export function commentItem(comment: Comment, withPost: boolean): FeedItem | null {
  const post = comment.commentedOn?.node;
  const path = siteLink(comment.link);
  if (!post || !path?.startsWith('/')) return null;
  const link = absolute(path);
  const title = feedTitle({ title: 'title' in post ? post.title : null, isRestricted: post.isRestricted });
  const published = gmtDate(comment.dateGmt);
  const bare = {
    link,
    guid: `${permanentUrl(post.databaseId)}#comment-${comment.databaseId}`,
    published,
    modified: published,
    categories: [],
    comments: null,
  };
  // Comments on a protected post are visible only with its password.
  if (post.isRestricted)
    return { ...bare, title: `Comment on ${title}`, creator: '', description: PROTECTED_TEXT, content: '' };
  const creator = plainText(comment.author?.node.name) || ANONYMOUS;
  return {
    ...bare,
    title: withPost ? `Comment on ${title} by ${creator}` : `By: ${creator}`,
    creator,
    description: escapeHtml(plainText(comment.content)),
    content: feedHtml(comment.content, link),
  };
}
