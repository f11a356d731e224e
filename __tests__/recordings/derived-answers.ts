/** Answers of the resolve route for the recorded WordPress, whose recordings are older than the route. */
import { withoutPrefix } from '@footbridge/shared/schema-names';

import { answerWith } from '../support/resolve-route';

import type { Answer } from '@footbridge/bridge/pages/routing/answer';

interface RecordedNode {
  __typename: string;
  id?: string;
  databaseId?: number;
  uri?: string | null;
  slug?: string | null;
  name?: string | null;
  title?: string | null;
  isFrontPage?: boolean;
  isPostsPage?: boolean;
  templates?: string[];
}

const TAXONOMIES: Record<string, string> = {
  Category: 'category',
  Tag: 'post_tag',
  FootbridgeTreatmentTopic: 'treatment_topic',
  PostFormat: 'post_format',
};
const LIST = { posts: [], found: 0, maxPages: 0 };
/** The id of the recorded posts page. */
const POSTS_PAGE = 703;

/** Of a post behind a password, whose recording has none. */
const SINGLE = ['single-post', 'single', 'singular', 'index'];

/** FaustWP's field `templates`, except where it is wrong. */
function templatesOf({ __typename, name, isFrontPage, isPostsPage, templates = SINGLE }: RecordedNode): string[] {
  if (__typename === 'ContentType' && isFrontPage) return ['front-page', 'home', 'index'];
  if (__typename === 'ContentType') return isPostsPage ? ['home', 'index'] : [`archive-${name}`, 'archive', 'index'];
  if (__typename === 'FootbridgeTreatmentTopic' || __typename === 'PostFormat')
    return [`taxonomy-${TAXONOMIES[__typename]}`, 'taxonomy', 'archive', 'index'];
  return isFrontPage ? ['front-page', ...templates] : templates;
}

function objectOf(node: RecordedNode): Answer['object'] {
  const { __typename: typename, databaseId: id = 0, uri = null, slug, name, title } = node;
  const given = { globalId: node.id ?? null, typename, name: name ?? title ?? '', slug: slug ?? '', uri };
  if (typename === 'ContentType')
    return node.isFrontPage || node.isPostsPage ? null : { kind: 'postType', id: null, type: name ?? '', ...given };
  if (typename === 'User') return { kind: 'user', id, type: 'user', ...given };
  const taxonomy = TAXONOMIES[typename];
  if (taxonomy) return { kind: 'term', id, type: taxonomy, ...given };
  return { kind: 'post', id, type: withoutPrefix(typename).toLowerCase(), ...given };
}

/** Returns what WordPress would answer at an address where GraphQL finds a node. */
export function answerOf(path: string, node: RecordedNode | null): Answer {
  if (!node) return answerWith({});
  const own = node.uri ? new URL(node.uri, 'http://x').pathname : path;
  if (own !== path) return answerWith({ status: 301, location: own });
  const object = objectOf(node);
  const isList = object?.kind !== 'post';
  return answerWith({
    status: 200,
    templates: templatesOf(node),
    object,
    postsPage: node.isPostsPage ? POSTS_PAGE : null,
    keys: [...(object?.id ? [`${object.kind}:${object.id}`] : []), `uri:${path}`],
    ...(isList && LIST),
  });
}
