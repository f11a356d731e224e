import { withoutPrefix } from '@footbridge/shared/schema-names';

import { loadPath } from '../page/load';
import { openPost } from '../../wordpress/rest/protected-post';
import { UNLOCK_ROOT } from './cookie';
import { openedData, openedView, protectedNode } from './opened-data';

import type { AddressContext, Template, TransformTools } from '../../wordpress/types';
import type { PageOutcome } from '../page/outcome';

type Page = Extract<PageOutcome, { kind: 'page' }>;

/** A password-protected page with its form, and a function that opens it. */
export interface LockedPage {
  page: Page;
  /** @throws UpstreamError */
  open(password: string): Promise<Page | 'wrong' | 'closed' | 'no-part'>;
}

interface TransformCall {
  template: Template;
  data: unknown;
  tools: TransformTools;
  address: AddressContext;
}

/** Returns templates that report the arguments of `transform`: the loader returns views only. */
function watched(
  templates: Readonly<Record<string, Template>>,
  onTransform: (call: TransformCall) => void,
): Record<string, Template> {
  const entries = Object.entries(templates).map(([name, template]): [string, Template] => [
    name,
    {
      ...template,
      transform(data, tools, address) {
        onTransform({ template, data, tools, address });
        // The number of parts is unknown before the page is opened.
        return template.transform(data, tools, protectedNode(data) ? { ...address, part: 1 } : address);
      },
    },
  ]);
  return Object.fromEntries(entries);
}

const TYPE_NAMES: Record<string, string> = { MediaItem: 'attachment' };

/** Returns WordPress's name of the node's post type, by default GraphQL's type name in snake case, without our prefix. */
function typeOf({ contentTypeName, __typename }: Record<string, unknown>): string {
  if (typeof contentTypeName === 'string') return contentTypeName;
  const name = String(__typename);
  return (
    TYPE_NAMES[name] ??
    withoutPrefix(name)
      .replace(/(?<=.)[A-Z]/g, (letter) => `_${letter}`)
      .toLowerCase()
  );
}

/**
 * Returns the protected page at a clean path; null when there is no such page, or it is not protected.
 * @throws UpstreamError
 */
export async function loadLocked(
  path: string,
  templates: Readonly<Record<string, Template>>,
): Promise<LockedPage | null> {
  let call: TransformCall | undefined;
  const page = await loadPath(
    path,
    watched(templates, (last) => (call = last)),
  );
  const found = protectedNode(call?.data);
  if (page.kind !== 'page' || !call || !found || typeof found.node.databaseId !== 'number') return null;
  const { template, data, tools, address } = call;
  const post = { id: found.node.databaseId, type: typeOf(found.node) };
  return {
    page,
    async open(password) {
      const opened = await openPost(post, password);
      if (typeof opened === 'string') return opened;
      const result = template.transform(openedData(data, opened), tools, address);
      return result ? { ...page, ...result, view: openedView(result.view, UNLOCK_ROOT) } : 'no-part';
    },
  };
}
