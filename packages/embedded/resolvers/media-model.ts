import { globalId } from '../store/ids';
import { candidates, mediaUrl } from '../store/image-html';
import { edgeTo } from './connection';
import { ContentModel } from './content-model';

export class MediaModel extends ContentModel {
  get title() {
    return this.entity.title || null;
  }
  get altText() {
    return this.entity.media?.alt ?? '';
  }
  get mimeType() {
    return 'image/jpeg';
  }
  get mediaItemUrl() {
    return mediaUrl(this.entity, this.wordpressUrl);
  }
  get sourceUrl() {
    return this.mediaItemUrl;
  }
  get mediaDetails() {
    const { width = 0, height = 0 } = this.entity.media ?? {};
    // WordPress returns the sizes' dimensions as strings, the original's as numbers.
    const sizes = candidates(this.entity, this.wordpressUrl).map(({ name, url, ...size }) => ({
      name,
      width: String(size.width),
      height: String(size.height),
      sourceUrl: url,
    }));
    return {
      width,
      height,
      sizes,
    };
  }
  get parentDatabaseId() {
    return this.entity.parentId || null;
  }
  get parentId() {
    return this.entity.parentId ? globalId('post', this.entity.parentId) : null;
  }
  get parent() {
    return edgeTo(this.context.make.content(this.context.store.post(this.entity.parentId)));
  }
  private get wordpressUrl() {
    return this.context.store.data.urls.wordpress;
  }
}
