import { basename } from 'node:path';
import type { SiteCode } from '@/site-config/types';
import { resolveBlocks } from '../markdown/blocks';
import { renderMarkdown, type RenderTools } from '../markdown/render';
import { fillText, tokensOf } from '../markdown/tokens';
import { contentEntity } from './entities';
import { ContentError, readMarkdown } from './files';
import { existsOn, fieldsForSite, readFrontMatter } from './front-matter';
import { imageTag } from './images';
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

export function readContentFile(file: string, context: ReadingContext) {
  const { data, body } = readMarkdown(context.root, file);
  if (!existsOn(data, context.site)) return null;
  const { sites: _, ...own } = inField('front matter', () => fieldsForSite(data, context.site));
  const name = basename(file, '.md');
  const matter = readFrontMatter(own, name);
  // The key is the address before tokens: one file has one id on all brands.
  const id = context.ids.idOf(`${matter.type}:${data.path ?? data.slug ?? name}:${name}`);
  const post = { ...contentEntity(id, matter), content: inField('body', () => render(body, context)) };
  const autosave = matter.autosave && {
    id: context.ids.idOf(`autosave:${id}`),
    title: matter.autosave.title,
    content: inField('autosave.body', () => render(matter.autosave?.body ?? '', context)),
  };
  return { file, post: autosave ? { ...post, autosave } : post, fields: matter.fields };
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

function inField<T>(field: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new ContentError(`${field}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
