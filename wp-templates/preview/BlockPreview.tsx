import { useContext } from 'react';

import { BLOCK_FAILS } from '@footbridge/shared/block-problems';
import { blocks } from '@/components/blocks/registry';
import { PageContext, type PageFacts } from '@/components/page-context';
import { PageHead } from '@/components/PageHead/PageHead';
import { BlocksContext } from '@/components/Prose/contexts';
import { BlockWatchContext } from '@/components/Prose/failing-blocks';
import { Prose } from '@/components/Prose/Prose';

interface BlockPreviewProps {
  /** The block, sanitized. */
  html: string;
  /** Why the theme does not render it; for the editor. */
  problem: string;
  /** What it may show of the page that it is on. */
  facts?: Partial<PageFacts>;
}

/** A block alone, as a page shows it. */
export function BlockPreview({ html, problem, facts = {} }: BlockPreviewProps) {
  const { hasFailed } = useContext(BlockWatchContext);
  return (
    <>
      <PageHead head={{ title: 'A block', description: '', canonical: '', noindex: true }} />
      <main data-problem={hasFailed ? BLOCK_FAILS : problem}>
        <PageContext value={facts}>
          <BlocksContext value={blocks}>
            <Prose html={html} />
          </BlocksContext>
        </PageContext>
      </main>
    </>
  );
}
