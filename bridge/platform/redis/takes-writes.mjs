import { ownLink } from './own-link.mjs';
import { brandKey } from './settings.mjs';

/** It is gone by itself, ms. */
const LIFE = 60_000;

/**
 * Whether Redis takes what is written: one whose memory or disk is full, or that is a replica, answers questions and nothing more.
 * @returns {Promise<boolean | null>} null without REDIS_URL; never throws
 */
export async function takesWrites() {
  const link = ownLink();
  if (!link) return null;
  const key = `${brandKey(process.env.NEXT_PUBLIC_SITE || 'DSH')}:health`;
  return link
    .run((client) => client.set(key, '1', { expiration: { type: 'PX', value: LIFE } }))
    .then(
      () => true,
      () => false,
    );
}
