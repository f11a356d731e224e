import type { BlockFacts } from '@/components/blocks/define-block';
import { blocks } from '@/components/blocks/registry';
import { blocksOf } from '@/components/Prose/bands';

/** Returns what a sanitized text's blocks show, each facility and review once. */
export function blockFacts(html: string): Required<BlockFacts> {
  const facts = blocksOf(html).map(({ name, data }) => blocks[name]?.facts?.(data) ?? {});
  const once = <Item extends { id: number }>(items: Item[]): Item[] => [
    ...new Map(items.map((item) => [item.id, item])).values(),
  ];
  return {
    facilities: once(facts.flatMap((one) => one.facilities ?? [])),
    reviews: once(facts.flatMap((one) => one.reviews ?? [])),
  };
}
