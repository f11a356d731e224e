/**
 * The scripts of pages in Redis. A page is a hash; the index has all pages by the time they were written. The sum of their sizes
 * is limited by the scripts: Redis itself must never evict anything, because it also stores leads (docs/leads.md).
 *
 * KEYS: 1 the page · 2 the index · 3 the sizes
 */
const DROP = `
local function drop(prefix, name)
  redis.call('HINCRBY', KEYS[3], '=', 0 - (redis.call('HGET', KEYS[3], name) or 0))
  redis.call('HDEL', KEYS[3], name)
  redis.call('ZREM', KEYS[2], name)
  redis.call('UNLINK', prefix .. name)
end
`;

/**
 * ARGV: prefix of pages, name, head, body, when its rendering began, most bytes, TTL (ms). A page whose rendering began before
 * that of the stored one is not written. Returns its time in the index; 0 when it is not written.
 */
export const SAVE = `${DROP}
local prefix, name, at, most, life = ARGV[1], ARGV[2], tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
local known = redis.call('HGET', KEYS[1], 'at')
if known and tonumber(known) > at then return 0 end
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
redis.call('HSET', KEYS[1], 'at', ARGV[5], 'head', ARGV[3], 'body', ARGV[4])
redis.call('PEXPIRE', KEYS[1], life)
local size = string.len(ARGV[3]) + string.len(ARGV[4]) + 512
local total = redis.call('HINCRBY', KEYS[3], '=', size - (redis.call('HGET', KEYS[3], name) or 0))
redis.call('HSET', KEYS[3], name, size)
redis.call('ZADD', KEYS[2], now, name)
for _, old in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now - life, 'LIMIT', 0, 100)) do drop(prefix, old) end
for _ = 1, 1000 do
  if tonumber(redis.call('HGET', KEYS[3], '=')) <= most then break end
  local oldest = redis.call('ZRANGE', KEYS[2], 0, 0)[1]
  if not oldest then break end
  drop(prefix, oldest)
end
redis.call('PEXPIRE', KEYS[2], life)
redis.call('PEXPIRE', KEYS[3], life)
return now
`;

/** Stores a 404, which is not in the index. ARGV: as SAVE. */
export const SAVE_MISSING = `${DROP}
local known = redis.call('HGET', KEYS[1], 'at')
if known and tonumber(known) > tonumber(ARGV[5]) then return 0 end
drop(ARGV[1], ARGV[2])
redis.call('HSET', KEYS[1], 'at', ARGV[5], 'head', ARGV[3], 'body', ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[7])
return 1
`;

/** Deletes up to 500 pages. ARGV: prefix of pages, prefix of the names. Returns how many are left. */
export const CLEAR = `${DROP}
local names = {}
for _, name in ipairs(redis.call('ZRANGE', KEYS[2], 0, -1)) do
  if string.sub(name, 1, string.len(ARGV[2])) == ARGV[2] then names[#names + 1] = name end
end
for i = 1, math.min(#names, 500) do drop(ARGV[1], names[i]) end
return math.max(#names - 500, 0)
`;
