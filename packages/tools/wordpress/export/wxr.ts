import { type Content, gmtTime, lastChange } from './content';
import { menuItems, menuTerms } from './menus';
import { autosaveElement, postElement, postsInOrder } from './posts';
import { xmlDocument } from '@footbridge/bridge/feeds/documents/xml';
import { element, type Xml } from './xml';
import { TAXONOMIES } from '@footbridge/embedded/fields/declared';
import type { TermEntity } from '@footbridge/embedded/store/types';

/** Terms of a taxonomy, each after its parent. */
function inOrder({ store }: Content, taxonomy: TermEntity['taxonomy']): TermEntity[] {
  const depth = ({ parentId }: TermEntity): number => {
    const above = store.term(parentId);
    return above ? depth(above) + 1 : 0;
  };
  return [...store.termsOf(taxonomy)].toSorted((a, b) => depth(a) - depth(b));
}

/** Returns the terms of all taxonomies but post formats, which are created with the first post that has one. */
const termElements = (content: Content): Xml[] =>
  Object.keys(TAXONOMIES)
    .filter((name) => name !== 'post_format')
    .flatMap((name) => inOrder(content, name))
    .map(({ id, taxonomy, slug, parentId, name, description }) =>
      element('wp:term', [
        element('wp:term_id', id),
        element('wp:term_taxonomy', taxonomy),
        element('wp:term_slug', slug),
        element('wp:term_parent', content.store.term(parentId)?.slug ?? ''),
        element('wp:term_name', name),
        element('wp:term_description', description),
      ]),
    );

const NAMESPACES = {
  version: '2.0',
  'xmlns:excerpt': 'http://wordpress.org/export/1.2/excerpt/',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:wfw': 'http://wellformedweb.org/CommentAPI/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:wp': 'http://wordpress.org/export/1.2/',
};

export const emailOf = ({ slug, email }: { slug: string; email?: string | undefined }): string =>
  email ?? `${slug}@example.test`;

const authors = ({ store }: Content): Xml[] =>
  store.data.users.map((user) =>
    element('wp:author', [
      element('wp:author_id', user.id),
      element('wp:author_login', user.slug),
      element('wp:author_email', emailOf(user)),
      element('wp:author_display_name', user.displayName),
      element('wp:author_first_name', user.firstName ?? ''),
      element('wp:author_last_name', user.lastName ?? ''),
    ]),
  );

/** One brand's content as a WXR 1.2 file. Ids are the embedded ones, so that references hold wherever they are free. */
export function wxr(content: Content): string {
  const { settings } = content.store.data;
  const posts = postsInOrder(content);
  const changed = new Date(`${gmtTime(lastChange(content), content).replace(' ', 'T')}Z`);
  const channel = element('channel', [
    element('title', settings.title),
    element('link', content.address),
    element('description', settings.description),
    element('pubDate', changed.toUTCString()),
    element('language', settings.language.replace('_', '-')),
    element('wp:wxr_version', '1.2'),
    element('wp:base_site_url', content.address),
    element('wp:base_blog_url', content.address),
    ...authors(content),
    ...termElements(content),
    ...menuTerms(content),
    ...posts.map((post) => postElement(post, content)),
    ...posts.flatMap((post) => autosaveElement(post, content) ?? []),
    // Menus last: WordPress numbers their items itself, beyond the highest number there is.
    ...menuItems(content),
  ]);
  return xmlDocument(element('rss', [channel], NAMESPACES));
}
