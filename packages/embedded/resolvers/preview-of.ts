import { renderBlocks } from '../blocks/render';
import { toGmt } from '../store/dates';
import { globalId } from '../store/ids';
import { edgeTo } from './connection';
import type { ContentModel } from './content-model';

/**
 * Returns a published page with unpublished changes as a preview does: the autosave's id, slug and text, the published
 * post's other fields, and a URL on the front end.
 */
export function previewOf(model: ContentModel): ContentModel {
  const { autosave, path } = model.entity;
  if (!autosave) return model;
  const { store, marked } = model.context;
  const { urls } = store.data;
  const { id } = model.entity;
  const pageId = model.entity.type === 'page' ? `&page_id=${id}` : '';
  const uri = `${urls.frontend}${path ?? '/'}?preview=true&previewPathname=${path ?? '/'}&p=${id}${pageId}&typeName=${model.__typename}`;
  const { savedAt } = autosave;
  const savedGmt = savedAt && toGmt(savedAt, model.context.store.data.settings.timezone);
  const own: Record<string, unknown> = {
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
    content: renderBlocks(autosave.content, { post: model.entity, store, marked }),
    parentDatabaseId: id,
    parentId: globalId('post', id),
    parent: edgeTo(model),
  };
  return new Proxy(model, {
    get: (target, name) => (typeof name === 'string' && name in own ? own[name] : Reflect.get(target, name)),
  });
}
