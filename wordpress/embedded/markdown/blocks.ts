import type { SiteCode } from '@/site-config/types';

interface OpenBlock {
  keep: boolean;
  close: string;
}

const OPEN = /^:::\s*(only|except|note)\b\s*([A-Z\s,]*)$/;

/**
 * Takes a Markdown body and a brand; gives the body with its `::: only`, `::: except` and `::: note` blocks resolved.
 * A note becomes a group block around Markdown. Throws when a block is unknown or stays open.
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
      const started = start(line, site);
      open.push(started);
      if (kept && started.close) lines.push('', '<div class="wp-block-group is-style-note">', '');
    }
  }
  if (open.length > 0) throw new Error('a ::: block is never closed');
  return lines.join('\n');
}

function start(line: string, site: SiteCode): OpenBlock {
  const match = OPEN.exec(line.trim());
  if (!match) throw new Error(`unknown block "${line.trim()}"`);
  const [, kind, codes = ''] = match;
  if (kind === 'note') return { keep: true, close: '</div>' };
  const listed = codes.split(/[\s,]+/).includes(site);
  return { keep: kind === 'only' ? listed : !listed, close: '' };
}
