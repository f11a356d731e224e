import { createHmac } from 'node:crypto';

import { z } from 'zod';

import { setting } from '../../platform/env';
import { jsonIn } from '../../platform/json-limits';
import { isSame } from '../../platform/signature';
import { logEachMinute } from '../../platform/log-repeated';

/** Several times what the plugin issues. */
const MAX_TOKEN_LENGTH = 1000;
const TOKEN = /^([\w-]+)\.([0-9a-f]{64})$/;
/** Separates these signatures from those of webhooks, which begin with a timestamp. */
const PURPOSE = 'preview.';

const payloadSchema = z.object({
  post: z.int().positive(),
  user: z.int().positive(),
  origin: z.string(),
  /** Unix time, seconds. */
  expires: z.int(),
  /** Id of the share link; '' for the panel beside the editor. */
  share: z.string(),
});

/** The plugin's token for the preview of one post. WordPress verifies it again, with what may have changed since. */
export type PreviewToken = z.infer<typeof payloadSchema> & { text: string };

const secret = (): string | undefined => setting('FOOTBRIDGE_SECRET');

/** Returns a token's content; null if it is malformed, not signed by the plugin, expired, or for another site. */
export function readToken(text: unknown, origin: string): PreviewToken | null {
  const key = secret();
  if (!key || typeof text !== 'string' || text.length > MAX_TOKEN_LENGTH) return null;
  const [, encoded, signature] = TOKEN.exec(text) ?? [];
  if (!encoded || !signature) return null;
  if (
    !isSame(
      signature,
      createHmac('sha256', key)
        .update(PURPOSE + encoded)
        .digest('hex'),
    )
  )
    return null;
  const { data } = payloadSchema.safeParse(jsonIn(Buffer.from(encoded, 'base64url').toString('utf8')));
  if (!data || data.expires * 1000 <= Date.now()) return null;
  if (data.origin === origin) return { ...data, text };
  logEachMinute(
    'warn',
    'editor',
    `A preview token for ${data.origin} came to ${origin}: compare FaustWP’s front-end site URL, and behind a proxy TRUSTED_PROXIES`,
  );
  return null;
}
