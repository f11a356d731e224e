import { webhookSchema, type WebhookEvent } from '@footbridge/bridge/cache/invalidation/webhook';
import { Edits } from '@footbridge/embedded/editing/edits';
import { Store } from '@footbridge/embedded/store/store';
import type { UserEntity } from '@footbridge/embedded/store/types';
import { receiver } from './receiver';

export const TEST_SECRET = 'a secret of tests, forty characters long';

/** Runs edits on a store, and returns the events of the webhooks that the site received. */
export async function webhooksOf(
  base: Store,
  now: number,
  edit: (edits: Edits, user: UserEntity) => unknown,
): Promise<WebhookEvent[]> {
  const site = await receiver();
  const own = new Store({ ...base.data, urls: { ...base.data.urls, frontend: site.url } });
  const edits = new Edits({ base: own, secret: TEST_SECRET, now: () => now });
  try {
    const editor = own.user('editor');
    if (!editor) throw new Error('no editor in the sample');
    edit(edits, editor);
    await edits.webhooksSent();
    return site.bodies().flatMap((body) => webhookSchema.parse(JSON.parse(body)).events);
  } finally {
    edits.close();
    await site.close();
  }
}
