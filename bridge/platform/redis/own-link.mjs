import { RedisLink } from './link.mjs';
import { redisUrl } from './settings.mjs';

/** On globalThis: Next gives pages, API routes and unbuilt modules instances of their own. @type {Map<string, RedisLink>} */
const links = (globalThis.footbridgeRedisLinks ??= new Map());

/** This process's connection, made when it is first asked for. @returns {RedisLink | null} null without REDIS_URL */
export function ownLink() {
  const url = redisUrl();
  if (!url) return null;
  const link = links.get(url) ?? new RedisLink(url);
  links.set(url, link);
  return link;
}
