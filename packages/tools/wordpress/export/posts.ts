import { textOf } from '@footbridge/embedded/fields/field';
import { mediaFile, mediaUrl } from '@footbridge/embedded/store/images';
import { POST_TYPES, TAXONOMIES } from '@footbridge/embedded/fields/declared';
import type { PostEntity, CommentEntity } from '@footbridge/embedded/store/types';
import { fieldMeta, type FieldMeta, type Meta, metaText } from './acf-meta';
import { asBlocks } from './blocks';
import { gmtTime, localTime, type Content } from './content';
import { type Xml, element } from './xml';

/** An importer finds a comment's parent only when the parent's number is lower. */
function commentsOf(post: PostEntity, content: Content): Xml[] {
  const own = content.store.data.comments.filter(({ postId }) => postId === post.id);
  const depth = ({ parentId }: CommentEntity): number => {
    const above = own.find(({ id }) => id === parentId);
    return above ? depth(above) + 1 : 0;
  };
  const inOrder = own.toSorted((a, b) => depth(a) - depth(b) || a.date.localeCompare(b.date) || a.id - b.id);
  const numbers = new Map(inOrder.map(({ id }, index) => [id, index + 1]));
  return inOrder.map(({ id, parentId, author, url, date, content: text }) =>
    element('wp:comment', [
      element('wp:comment_id', numbers.get(id) ?? 0),
      element('wp:comment_author', author),
      element('wp:comment_author_email', ''),
      element('wp:comment_author_url', url),
      element('wp:comment_author_IP', ''),
      element('wp:comment_date', localTime(date)),
      element('wp:comment_date_gmt', gmtTime(date, content)),
      element('wp:comment_content', text),
      element('wp:comment_approved', '1'),
      element('wp:comment_type', 'comment'),
      element('wp:comment_parent', numbers.get(parentId) ?? 0),
      element('wp:comment_user_id', 0),
    ]),
  );
}

/** Parents before their children; pictures after everything that could have the same path. */
const ORDER: readonly string[] = [...Object.keys(POST_TYPES).filter((type) => type !== 'attachment'), 'attachment'];

const depth = ({ path }: PostEntity): number => path?.split('/').length ?? 0;

/** Everything but menus, in the order in which it is imported. */
export function postsInOrder({ store }: Content): PostEntity[] {
  const inDepth = (type: string): PostEntity[] =>
    [...store.postsOfType(type)].toSorted(
      (a, b) => depth(a) - depth(b) || Number(a.status !== 'publish') - Number(b.status !== 'publish'),
    );
  return ORDER.flatMap(inDepth);
}

/** The rows of a post's fields, and which of them point at other content. */
export function fieldsOf(post: PostEntity, { model }: Content): FieldMeta {
  const groups = model.groups.filter(({ location }) =>
    location.some((rules) => rules.some(({ param, value }) => param === 'post_type' && value === post.type)),
  );
  return fieldMeta(groups, post.values);
}

function metaOf(post: PostEntity, content: Content): Meta[] {
  const { values, template, oldSlugs, media } = post;
  const image = content.store.post(Number(values.featuredImage));
  const file = Object.entries(content.model.declaration.pageTemplates).find(([, name]) => name === template)?.[0];
  return [
    ...(image ? [{ key: '_thumbnail_id', value: String(image.id) }] : []),
    ...(file ? [{ key: '_wp_page_template', value: file }] : []),
    ...oldSlugs.map((value) => ({ key: '_wp_old_slug', value })),
    ...(media
      ? [
          { key: '_wp_attached_file', value: mediaFile(post) },
          { key: '_wp_attachment_image_alt', value: media.alt },
        ]
      : []),
    ...fieldsOf(post, content).meta,
  ];
}

const metaElement = ({ key, value }: Meta): Xml =>
  element('wp:postmeta', [element('wp:meta_key', key), element('wp:meta_value', metaText(value))]);

const TAXONOMY_ORDER = Object.keys(TAXONOMIES);

function termElements({ termIds }: PostEntity, { store }: Content): Xml[] {
  return termIds
    .flatMap((id) => store.term(id) ?? [])
    .toSorted((a, b) => TAXONOMY_ORDER.indexOf(a.taxonomy) - TAXONOMY_ORDER.indexOf(b.taxonomy))
    .map(({ taxonomy, slug, name }) => element('category', name, { domain: taxonomy, nicename: slug }));
}

interface Item {
  id: number;
  type: string;
  slug: string;
  title: string;
  author: string;
  /** Address below WordPress's own. */
  path: string;
  content: string;
  excerpt: string;
  date: string;
  modified: string;
  status?: string;
  parentId?: number;
  order?: number;
  password?: string | undefined;
  isSticky?: boolean;
  commentStatus?: string;
  parts?: Xml[];
}

/** An `<item>`; elements in the order in which WordPress writes them. */
export function itemElement(item: Item, content: Content): Xml {
  const isDraft = item.status === 'draft';
  return element('item', [
    element('title', item.title),
    element('link', content.address + item.path),
    element('pubDate', new Date(`${gmtTime(item.date, content).replace(' ', 'T')}Z`).toUTCString()),
    element('dc:creator', item.author),
    element('guid', `${content.address}/?p=${item.id}`, { isPermaLink: 'false' }),
    element('description', ''),
    element('content:encoded', item.content),
    element('excerpt:encoded', item.excerpt),
    element('wp:post_id', item.id),
    element('wp:post_date', localTime(item.date)),
    element('wp:post_date_gmt', gmtTime(item.date, content, isDraft)),
    element('wp:post_modified', localTime(item.modified)),
    element('wp:post_modified_gmt', gmtTime(item.modified, content)),
    element('wp:comment_status', item.commentStatus ?? 'closed'),
    element('wp:ping_status', 'closed'),
    element('wp:post_name', item.slug),
    element('wp:status', item.status ?? 'publish'),
    element('wp:post_parent', item.parentId ?? 0),
    element('wp:menu_order', item.order ?? 0),
    element('wp:post_type', item.type),
    element('wp:post_password', item.password ?? ''),
    element('wp:is_sticky', item.isSticky ? 1 : 0),
    ...(item.parts ?? []),
  ]);
}

export function postElement(post: PostEntity, content: Content): Xml {
  const { id, type, slug, title, date, modified, status, parentId, menuOrder, password, sticky, commentStatus } = post;
  const url = post.media ? [element('wp:attachment_url', mediaUrl(post, content.address))] : [];
  const parts = [
    ...url,
    ...termElements(post, content),
    ...metaOf(post, content).map(metaElement),
    ...commentsOf(post, content),
  ];
  return itemElement(
    {
      id,
      type,
      slug,
      title,
      date,
      modified,
      status,
      parentId,
      order: menuOrder,
      password,
      isSticky: sticky,
      commentStatus,
      author: post.authorSlug,
      path: post.path ?? `/?post_type=${type}&p=${id}`,
      content: asBlocks(post.content),
      excerpt: textOf(post.values.excerpt),
      parts,
    },
    content,
  );
}

/** Returns unpublished changes as WordPress stores them: a revision with a special name. Null when there are none. */
export function autosaveElement(post: PostEntity, content: Content): Xml | null {
  if (!post.autosave) return null;
  const { id, title, content: html } = post.autosave;
  const { id: parentId, modified, values, authorSlug: author } = post;
  const item = {
    id,
    type: 'revision',
    slug: `${parentId}-autosave-v1`,
    title,
    author,
    path: `/?p=${id}`,
    date: modified,
    modified,
    status: 'inherit',
    parentId,
  };
  return itemElement({ ...item, content: asBlocks(html), excerpt: textOf(values.excerpt) }, content);
}
