import { z } from 'zod';

import type { GetSiteOptionsQuery } from '@/gql/graphql';
import type { MenuNode } from '../../wordpress/types';

const menuSchema: z.ZodType<MenuNode[]> = z.array(
  z.object({
    title: z.string(),
    url: z.string().nullable(),
    target: z.string().optional(),
    children: z.lazy(() => menuSchema),
  }),
);

const isMenu = (value: unknown): value is MenuNode[] => menuSchema.safeParse(value).success;

/**
 * A menu that another process has loaded; null for none. As it was, not as the schema writes it: pages are to be the same
 * bytes, whichever process made them.
 */
export const parseMenu = (value: unknown): MenuNode[] | null => (isMenu(value) ? value : null);

/** What this build's own query gave another process. */
export const isOptions = (value: unknown): value is GetSiteOptionsQuery =>
  typeof value === 'object' &&
  value !== null &&
  ['generalSettings', 'readingSettings', 'siteOptions'].every((name) => name in value);
