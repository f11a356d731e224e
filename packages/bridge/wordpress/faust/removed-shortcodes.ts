import { z } from 'zod';

import { logOnce } from '../../platform/log-repeated';

/** What the plugin adds to an answer (packages/plugin/footbridge/src/Texts). */
const extensionsSchema = z.object({
  footbridgeShortcodes: z.array(z.object({ post: z.string().max(300), name: z.string().max(80) })).max(50),
});

/** Logs the shortcodes that the plugin removed from an answer's texts, once for each post. */
export function logRemovedShortcodes(extensions: unknown): void {
  const { data } = extensionsSchema.safeParse(extensions);
  for (const { post, name } of data?.footbridgeShortcodes ?? [])
    logOnce('warn', 'html', `${post} has the shortcode [${name}], which WordPress does not know: it is not shown`);
}
