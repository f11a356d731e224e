import { basename } from 'node:path';
import type { SiteCode } from '@/site-config/types';
import { resolveBlocks } from '../markdown/blocks';
import { renderMarkdown, type RenderTools } from '../markdown/render';
import { tokensOf } from '../markdown/site-facts';
import { fillText } from '../markdown/tokens';
import { contentEntity, withContent } from './entities';
import { ContentError, readMarkdown } from './files';
import { existsOn, fieldsForSite } from './for-site';
import { readFrontMatter } from './front-matter';
import { imageTag } from './image-html';
import type { IdRegistry } from './ids';
import type { Addresses } from './store';
import type { PostEntity } from './types';

export interface ReadingContext {
  root: string;
  site: SiteCode;
  urls: Addresses;
  ids: IdRegistry;
  media: ReadonlyMap<string, PostEntity>;
}

/**
 * One Markdown file as the brand's entity, or null when the brand has no such page.
 * Throws ContentError naming the field; terms and parents are linked later, when all files are known.
 */
export function readContentFile(file: string, context: ReadingContext): PostEntity | null {
  const { data, body } = readMarkdown(context.root, file);
  if (!existsOn(data, context.site)) return null;
  const { sites: _, ...own } = inField('front matter', () => fieldsForSite(data, context.site));
  const name = basename(file, '.md');
  const matter = readFrontMatter(own, name);
  // The key is the address before tokens: one file has one id on all brands.
  const id = context.ids.idOf(`${matter.type}:${data.path ?? data.slug ?? name}:${name}`);
  const post = withContent(
    contentEntity(id, matter),
    inField('body', () => render(body, context)),
  );
  if (!matter.autosave) return post;
  const { title, body: unsaved } = matter.autosave;
  const autosave = {
    id: context.ids.idOf(`autosave:${id}`),
    title,
    content: inField('autosave.body', () => render(unsaved, context)),
  };
  return { ...post, autosave };
}

function render(markdown: string, { site, urls, media }: ReadingContext): string {
  const tools: RenderTools = {
    frontendUrl: urls.frontend,
    image: (key, alt) => {
      const item = media.get(key);
      return item ? imageTag(item, alt, urls.wordpress) : null;
    },
  };
  return renderMarkdown(fillText(resolveBlocks(markdown, site), tokensOf(site)), tools);
}

/** Adds the field's name to a thrown message. */
function inField<T>(field: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new ContentError(`${field}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
