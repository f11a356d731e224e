import { loadPath } from '../page/load';
import { openPost } from '../../wordpress/rest/protected-post';
import { UNLOCK_ROOT } from './cookie';
import { openedData, openedView, protectedNode } from './opened-data';

import type { AddressContext, Template, TransformTools } from '../../wordpress/types';
import type { PageOutcome } from '../page/outcome';

type Page = Extract<PageOutcome, { kind: 'page' }>;

/** A page that asks for a password, as everybody sees it, and the way to open it. */
export interface LockedPage {
  page: Page;
  /** @throws UpstreamError */
  open(password: string): Promise<Page | 'wrong' | 'closed' | 'no-part'>;
}

interface Drawing {
  template: Template;
  data: unknown;
  tools: TransformTools;
  address: AddressContext;
}

/** The same templates, each telling what it was drawn from: the loader hands out views only. */
function watched(
  templates: Readonly<Record<string, Template>>,
  tell: (drawing: Drawing) => void,
): Record<string, Template> {
  const entries = Object.entries(templates).map(([name, template]): [string, Template] => [
    name,
    {
      ...template,
      transform(data, tools, address) {
        tell({ template, data, tools, address });
        // How many parts the text has, nobody can know before it is opened.
        return template.transform(data, tools, protectedNode(data) ? { ...address, part: 1 } : address);
      },
    },
  ]);
  return Object.fromEntries(entries);
}

const TYPE_NAMES: Record<string, string> = { MediaItem: 'attachment' };

/** WordPress's name of the node's type: what GraphQL says, or its own name for it in small letters. */
function typeOf({ contentTypeName, __typename }: Record<string, unknown>): string {
  if (typeof contentTypeName === 'string') return contentTypeName;
  const name = String(__typename);
  return TYPE_NAMES[name] ?? name.replace(/(?<=.)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

/**
 * The page at a path, if it asks for a password.
 * In: a clean path. Out: null when there is no such page, or it asks for none.
 * @throws UpstreamError
 */
export async function loadLocked(
  path: string,
  templates: Readonly<Record<string, Template>>,
): Promise<LockedPage | null> {
  let drawing: Drawing | undefined;
  const page = await loadPath(
    path,
    watched(templates, (seen) => (drawing = seen)),
  );
  const found = protectedNode(drawing?.data);
  if (page.kind !== 'page' || !drawing || !found || typeof found.node.databaseId !== 'number') return null;
  const { template, data, tools, address } = drawing;
  const post = { id: found.node.databaseId, type: typeOf(found.node) };
  return {
    page,
    async open(password) {
      const opened = await openPost(post, password);
      if (typeof opened === 'string') return opened;
      const drawn = template.transform(openedData(data, opened), tools, address);
      return drawn ? { ...page, ...drawn, view: openedView(drawn.view, UNLOCK_ROOT) } : 'no-part';
    },
  };
}
