import type { TransformTools } from '@/bridge/types';
import { truncate } from '@/visitor/lib/truncate';

/** What stands where an editor left the title empty. */
export const UNTITLED = 'Untitled';

/** A title of WordPress, which may hold tags or be null. */
export function plainTitle(title: string | null | undefined, tools: TransformTools): string {
  return tools.text(title) || UNTITLED;
}

/** WordPress's automatic excerpt ends in "[…]"; readers get the words. */
export function plainExcerpt(excerpt: string | null | undefined, tools: TransformTools, length = 180): string {
  return truncate(tools.text(excerpt).replace(/\s*\[?…\]?$/, '…'), length);
}
