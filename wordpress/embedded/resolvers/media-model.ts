import { globalId } from '../store/ids';
import { candidates, mediaFile, mediaUrl, pick } from '../store/image-html';
import { edgeTo } from './connection';
import { ContentModel } from './content-model';

interface SizeArgs {
  size?: string | null;
}

/** MediaItemSizeEnum's names as WordPress's: _1536X1536 → 1536x1536. */
const sizeName = (size: string | null | undefined, otherwise: string) =>
  size ? size.toLowerCase().replace(/^_/, '') : otherwise;

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
  sourceUrl({ size }: SizeArgs) {
    return pick(this.entity, sizeName(size, 'full'), this.wordpressUrl).url;
  }
  get mediaDetails() {
    const { width = 0, height = 0 } = this.entity.media ?? {};
    const file = mediaFile(this.entity);
    // WordPress returns the sizes' dimensions as strings, the original's as numbers.
    const all = candidates(this.entity, this.wordpressUrl).map(({ name, url, ...size }) => ({
      name,
      width: String(size.width),
      height: String(size.height),
      sourceUrl: url,
      file: url.split('/').at(-1),
      mimeType: 'image/jpeg',
    }));
    return {
      width,
      height,
      file,
      filePath: `/wp-content/uploads/${file}`,
      sizes: ({ exclude, include }: { exclude?: string[] | null; include?: string[] | null }) =>
        all.filter(
          ({ name }) =>
            !(exclude ?? []).some((size) => sizeName(size, '') === name) &&
            (!include || include.some((size) => sizeName(size, '') === name)),
        ),
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
