import { plainText } from '@footbridge/bridge/wordpress/html/clean';
import type { AddressContext } from '@footbridge/bridge/wordpress/types';
import type { MenuNode } from '@footbridge/bridge/pages/layout/menu-tree';
import type { PageProps } from '@footbridge/bridge/pages/page/outcome';
import { site } from '@/site-config/site';
import type { SiteConfig } from '@/site-config/types';
import type { TemplateName } from '@/wp-templates';
import { structuredDataView } from '@/wp-templates/shared/structured-data/structured-data-view';
import { missingNodes, strangeAddresses } from '../../support/structured-data';
import { runTemplate } from '../run-template';

type Root = Record<string, unknown>;
type Node = Record<string, unknown>;

interface Published {
  head: PageProps['page']['head'];
  share: string | undefined;
  data: object[];
  /** The graph's nodes. */
  graph: Node[];
}

interface Sent extends Partial<AddressContext> {
  segment?: PageProps['visit']['segment'];
  social?: MenuNode[];
  brand?: SiteConfig;
  noindex?: boolean;
  seed?: Root;
}

/**
 * The structured data of a page that a template renders from recorded data. Fails where a node refers to none, or has an
 * address of another site.
 */
export function graphOf(
  name: TemplateName,
  root: Root,
  { segment = 'info', social = [], brand = site, noindex, seed = {}, ...requested }: Sent = {},
): Published {
  const rendered = runTemplate(name, root, seed, requested);
  if (!rendered) throw new Error(`${name} renders nothing`);
  const page = noindex === undefined ? rendered.page : { ...rendered.page, head: { ...rendered.page.head, noindex } };
  const layout = { primary: [], footer: [], social };
  const machine = structuredDataView(
    { template: name, page, view: rendered.view, layout, visit: { segment, stickyBar: null, tags: [] } },
    brand,
    plainText,
  );
  const data = machine?.data ?? [];
  expect(missingNodes(data)).toEqual([]);
  expect(strangeAddresses(data, brand.domain)).toEqual([]);
  const graph = data.flatMap((one) => ('@graph' in one && Array.isArray(one['@graph']) ? one['@graph'] : []));
  return { head: page.head, share: machine?.share.type, data, graph };
}

/** The node of a type; fails where there is none, or more than one. */
export function nodeOf(graph: readonly Node[], type: string): Node {
  const found = graph.filter((node) => node['@type'] === type);
  if (found.length !== 1 || !found[0])
    throw new Error(`${found.length} nodes are a ${type}: ${graph.map((node) => String(node['@type'])).join(', ')}`);
  return found[0];
}
