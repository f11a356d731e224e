import { renderBlocks } from '../blocks/render';
import { toGmt } from '../store/dates';
import { globalId } from '../store/ids';
import type { PostEntity } from '../store/types';
import { edgeTo } from './connection';
import type { ContentModel } from './content-model';
import type { RequestContext } from './context';

/**
 * Returns a published page with unpublished changes as a preview does: the autosave's id, slug and text, the published
 * post's other fields, and a URL on the front end.
 */
export function previewOf(post: PostEntity, model: ContentModel, { store, marked }: RequestContext): object {
  const { id, autosave, path } = post;
  if (!autosave) return model;
  const { urls, settings } = store.data;
  const pageId = post.type === 'page' ? `&page_id=${id}` : '';
  const uri = `${urls.frontend}${path ?? '/'}?preview=true&previewPathname=${path ?? '/'}&p=${id}${pageId}&typeName=${model.__typename}`;
  const { savedAt } = autosave;
  const savedGmt = savedAt && toGmt(savedAt, settings.timezone);
  return {
    ...model,
    ...(savedAt && { date: savedAt, modified: savedAt, dateGmt: savedGmt, modifiedGmt: savedGmt }),
    id: globalId('post', autosave.id),
    databaseId: autosave.id,
    slug: `${id}-autosave-v1`,
    status: 'inherit',
    isPreview: true,
    contentTypeName: 'revision',
    uri,
    link: uri,
    title: autosave.title,
    content: renderBlocks(autosave.content, { post, store, marked }),
    parentDatabaseId: id,
    parentId: globalId('post', id),
    parent: edgeTo(model),
  };
}
