import { withoutPrefix } from '@footbridge/shared/schema-names';

import { loadBlocks } from '../page/blocks';
import { loadPath } from '../page/load';
import { inRenderScope, renderScope, type RenderScope } from '../../wordpress/render-scope';
import { openPost } from '../../wordpress/rest/protected-post';
import { UNLOCK_ROOT } from './cookie';
import { openedData, protectedNode, withPartsAt } from './opened-data';

import type { AddressContext, Template, TransformTools } from '../../wordpress/types';
import type { PageOutcome } from '../page/outcome';

type Page = Extract<PageOutcome, { kind: 'page' }>;

export interface LockedPage {
  page: Page;
  /** @throws UpstreamError */
  open(password: string): Promise<Page | 'wrong' | 'closed' | 'no-part'>;
}

interface TransformCall {
  scope: RenderScope | undefined;
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
        onTransform({ scope: renderScope(), template, data, tools, address });
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

/** Returns the protected page at a clean path; null when there is none. @throws UpstreamError */
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
  if (page.kind !== 'page' || !call?.scope || !found || typeof found.node.databaseId !== 'number') return null;
  const { template, data, tools, address, scope } = call;
  const post = { id: found.node.databaseId, type: typeOf(found.node) };
  return {
    page,
    async open(password) {
      const opened = await inRenderScope(scope, () => openPost(post, password));
      if (typeof opened === 'string') return opened;
      const whole = openedData(data, opened);
      await loadBlocks(scope, whole, tools);
      const result = inRenderScope(scope, () => template.transform(whole, tools, address));
      if (!result) return 'no-part';
      const { isOpen, ...visit } = page.visit;
      return {
        ...page,
        ...result,
        view: withPartsAt(result.view, (base) => UNLOCK_ROOT + base),
        // A lead form is known when the text is.
        visit: isOpen && !scope.hasLeadForm ? page.visit : visit,
      };
    },
  };
}
