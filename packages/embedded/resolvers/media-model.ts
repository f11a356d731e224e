import { candidates, mediaUrl } from '../store/image-html';
import type { PostEntity } from '../store/types';
import { contentModel } from './content-model';
import type { RequestContext } from './context';

export function mediaModel(post: PostEntity, context: RequestContext) {
  const { wordpress } = context.store.data.urls;
  const { width = 0, height = 0, alt = '' } = post.media ?? {};
  const url = mediaUrl(post, wordpress);
  return {
    ...contentModel(post, context),
    altText: alt,
    mimeType: 'image/jpeg',
    mediaItemUrl: url,
    sourceUrl: url,
    mediaDetails: () => ({
      width,
      height,
      // WordPress returns the sizes' dimensions as strings, the original's as numbers.
      sizes: candidates(post, wordpress).map((size) => ({
        name: size.name,
        width: String(size.width),
        height: String(size.height),
        sourceUrl: size.url,
      })),
    }),
  };
}
