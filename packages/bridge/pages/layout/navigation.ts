import { z } from 'zod';

import { addKeys } from '../../wordpress/dependencies/track';
import { fetchRest } from '../../wordpress/rest/request';

import type { MenuItemFields } from '../../wordpress/answers';
import type { MenuLocation } from '../../wordpress/theme';

const ROUTE = '/footbridge/v1/navigation';

const item = z.object({
  databaseId: z.number().int(),
  parentDatabaseId: z.number().int(),
  order: z.number().int(),
  /** 0 for a link to no post. */
  objectId: z.number().int(),
  label: z.string(),
  url: z.string(),
  target: z.string(),
  cssClasses: z.array(z.string()),
});
const answerSchema = z.object({ items: z.array(item) });

/**
 * Returns the items of the theme's Navigation block; at `PAGES`, the site's top pages. Never throws: a page can do without
 * them.
 */
export async function loadNavigation(place: MenuLocation | 'PAGES'): Promise<MenuItemFields[]> {
  const answer = await fetchRest(ROUTE, { location: place.toLowerCase() }).catch(() => null);
  const { items } = answerSchema.safeParse(answer?.body).data ?? { items: [] };
  addKeys(['kind:menu', 'order:list:page', ...items.map(({ objectId }) => `name:post:${objectId}`)]);
  return items.map((one) => ({ ...one, title: null, description: null, connectedNode: null }));
}
