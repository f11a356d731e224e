import { z } from 'zod';

import type { OptionsAnswer } from '../../wordpress/answers';
import type { MenuNode } from './menu-tree';

/** In Redis, for a process that starts while WordPress is unreachable. */
export const STORED_MS = 24 * 3600_000;

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
 * Returns a stored menu; null for an invalid value. Unchanged, not as the schema writes it, so that every process renders the
 * same bytes.
 */
export const parseMenu = (value: unknown): MenuNode[] | null => (isMenu(value) ? value : null);

/** Whether a stored value is a response to this build's query. */
export const isOptions = (value: unknown): value is OptionsAnswer =>
  typeof value === 'object' &&
  value !== null &&
  ['footbridgeUploads', 'generalSettings', 'readingSettings', 'siteOptions'].every((name) => name in value);
