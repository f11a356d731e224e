import type { OpenedPost, RestComment } from '../../wordpress/rest/protected-post';

type Fields = Record<string, unknown>;

/** What of a protected node is its name and place; all else of it that GraphQL hands out stays hidden. */
const KEPT = ['__typename', 'id', 'databaseId', 'uri', 'slug', 'title', 'contentTypeName', 'ancestors'];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Name and node of the protected post in a template's data; null when there is none. */
export function protectedNode(data: unknown): { field: string; node: Fields } | null {
  if (!isFields(data)) return null;
  for (const [field, node] of Object.entries(data)) {
    if (isFields(node) && node.isRestricted === true && !node.content) return { field, node };
  }
  return null;
}

/** A comment of REST as GraphQL would have given it. */
function asGraphql(comment: RestComment): Fields {
  return {
    __typename: 'Comment',
    databaseId: comment.id,
    parentDatabaseId: comment.parent,
    type: comment.type,
    date: comment.date,
    dateGmt: comment.date_gmt,
    content: comment.content.rendered,
    author: { node: { __typename: 'CommentAuthor', name: comment.author_name, url: comment.author_url } },
  };
}

/** A view of an opened text that is divided into parts: the others are opened pages too. */
export function openedView(view: unknown, root: string): unknown {
  if (!isFields(view) || !isFields(view.parts) || typeof view.parts.base !== 'string') return view;
  return { ...view, parts: { ...view.parts, base: root + view.parts.base } };
}

/**
 * A template's data with the protected node opened: the text of REST in it and nothing else of the post, so that a
 * transform makes of it what it makes of any post whose fields are empty.
 */
export function openedData(data: unknown, { content, excerpt, comments }: OpenedPost): unknown {
  const found = protectedNode(data);
  if (!found || !isFields(data)) return data;
  const kept = Object.fromEntries(KEPT.flatMap((name) => (name in found.node ? [[name, found.node[name]]] : [])));
  const opened = {
    isRestricted: false,
    hasPassword: true,
    content,
    excerpt,
    comments: { nodes: comments.map(asGraphql) },
  };
  return { ...data, [found.field]: { ...kept, ...opened } };
}
