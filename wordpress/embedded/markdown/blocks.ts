import type { SiteCode } from '@/site-config/types';

interface OpenBlock {
  keep: boolean;
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
 * Takes a Markdown body and a brand; gives the body with its `:::` blocks resolved: `only` and `except` by brand, the
 * others as the block editor's HTML around their Markdown. Throws when a block is unknown or stays open.
 */
export function resolveBlocks(body: string, site: SiteCode): string {
  const open: OpenBlock[] = [];
  const lines: string[] = [];
  for (const line of body.split('\n')) {
    const kept = open.every((block) => block.keep);
    if (!line.startsWith(':::')) {
      if (kept) lines.push(line);
    } else if (line.trim() === ':::') {
      const block = open.pop();
      if (!block) throw new Error('a ::: closes a block that was never opened');
      if (kept && block.close) lines.push('', block.close, '');
    } else {
      const { html, ...block } = start(line.trim(), site);
      open.push(block);
      if (kept && html) lines.push('', html, '');
    }
  }
  if (open.length > 0) throw new Error('a ::: block is never closed');
  return lines.join('\n');
}

function start(line: string, site: SiteCode): OpenBlock & { html: string } {
  const [, rule, codes = ''] = SITES.exec(line) ?? [];
  if (rule) {
    const listed = codes.split(/[\s,]+/).includes(site);
    return { keep: rule === 'only' ? listed : !listed, html: '', close: '' };
  }
  const summary = DETAILS.exec(line)?.[1];
  if (summary)
    return { keep: true, html: `<details class="wp-block-details"><summary>${summary}</summary>`, close: '</details>' };
  const container = CONTAINERS[CONTAINER.exec(line)?.[1] ?? ''];
  if (!container) throw new Error(`unknown block "${line}"`);
  return { keep: true, html: container[0], close: container[1] };
}
