import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The sets of axe's rules that the tests run. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns axe's findings: WCAG 2.2 A and AA, and its best practices; one line per rule, with the elements. */
export async function axeProblems(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(AXE_TAGS);
  // Axe merges iframes' results in an extra page; without iframes that is wasted time.
  if (page.frames().length === 1) builder.setLegacyMode();
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}
