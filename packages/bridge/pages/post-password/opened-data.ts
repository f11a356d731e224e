import { isFields, type Fields } from '@footbridge/shared/fields';
import type { OpenedPost, RestComment } from '../../wordpress/rest/protected-post';

/** Public fields of a protected node. GraphQL returns other fields, too, which stay hidden. */
const PUBLIC_FIELDS = ['__typename', 'id', 'databaseId', 'uri', 'slug', 'title', 'contentTypeName', 'ancestors'];

/** Returns the protected post in a template's data, and the name of its field; null when there is none. */
export function protectedNode(data: unknown): { field: string; node: Fields } | null {
  if (!isFields(data)) return null;
  for (const [field, node] of Object.entries(data)) {
    if (isFields(node) && node.isRestricted === true && !node.content) return { field, node };
  }
  return null;
}

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

/** Returns the view of a text with another base of the links to its other parts. */
export function withPartsAt(view: unknown, baseOf: (base: string) => string): unknown {
  if (!isFields(view) || !isFields(view.parts) || typeof view.parts.base !== 'string') return view;
  return { ...view, parts: { ...view.parts, base: baseOf(view.parts.base) } };
}

/** Returns a template's data with the REST API's text, as that of a post with empty fields. */
export function openedData(data: unknown, { content, excerpt, comments }: OpenedPost): unknown {
  const found = protectedNode(data);
  if (!found || !isFields(data)) return data;
  const visible = Object.fromEntries(
    PUBLIC_FIELDS.flatMap((name) => (name in found.node ? [[name, found.node[name]]] : [])),
  );
  const opened = {
    isRestricted: false,
    hasPassword: true,
    content,
    excerpt,
    comments: { nodes: comments.map(asGraphql) },
  };
  return { ...data, [found.field]: { ...visible, ...opened } };
}
