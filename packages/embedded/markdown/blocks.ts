import type { SiteCode } from '@/site-config/types';

interface OpenBlock {
  isShown: boolean;
  close: string;
}

/** Blocks with blocks in them: what the editor saves around their Markdown. */
const CONTAINERS: Record<string, readonly [open: string, close: string]> = {
  note: ['<div class="wp-block-group is-style-note">', '</div>'],
  columns: ['<div class="wp-block-columns is-layout-flex">', '</div>'],
  column: ['<div class="wp-block-column is-layout-flow">', '</div>'],
  gallery: ['<figure class="wp-block-gallery has-nested-images columns-3 is-cropped is-layout-flex">', '</figure>'],
  buttons: ['<div class="wp-block-buttons is-layout-flex">', '</div>'],
};

const SITES = /^:::\s*(only|except)\b([A-Z\s,]*)$/;
const CONTAINER = /^:::\s*([a-z]+)$/;
const DETAILS = /^:::\s*details\s+(\S.*)$/;

/**
 * Resolves `:::` blocks for a brand: `only` and `except` by brand, others as the block editor's HTML around their
 * Markdown.
 */
export function resolveBlocks(body: string, site: SiteCode): string {
  const open: OpenBlock[] = [];
  const lines: string[] = [];
  for (const line of body.split('\n')) {
    const isShown = open.every((block) => block.isShown);
    if (!line.startsWith(':::')) {
      if (isShown) lines.push(line);
    } else if (line.trim() === ':::') {
      const block = open.pop();
      if (!block) throw new Error('a ::: closes a block that was never opened');
      if (isShown && block.close) lines.push('', block.close, '');
    } else {
      const { html, ...block } = start(line.trim(), site);
      open.push(block);
      if (isShown && html) lines.push('', html, '');
    }
  }
  if (open.length > 0) throw new Error('a ::: block is never closed');
  return lines.join('\n');
}

function start(line: string, site: SiteCode): OpenBlock & { html: string } {
  const [, rule, codes = ''] = SITES.exec(line) ?? [];
  if (rule) {
    const listed = codes.split(/[\s,]+/).includes(site);
    return { isShown: rule === 'only' ? listed : !listed, html: '', close: '' };
  }
  const summary = DETAILS.exec(line)?.[1];
  if (summary)
    return {
      isShown: true,
      html: `<details class="wp-block-details"><summary>${summary}</summary>`,
      close: '</details>',
    };
  const container = CONTAINERS[CONTAINER.exec(line)?.[1] ?? ''];
  if (!container) throw new Error(`unknown block "${line}"`);
  return { isShown: true, html: container[0], close: container[1] };
}
