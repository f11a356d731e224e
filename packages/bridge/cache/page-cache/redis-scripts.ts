/**
 * The invalidation stream's scripts. The head says since when it is complete: `epoch` is new when Redis lost its
 * memory, `floor` is the last entry that was deleted. KEYS: 1 the stream · 2 its head
 */

/** ARGV: a new epoch's name. Returns [epoch, floor]. Nothing is known of what was before the first epoch. */
export const OPEN = `
if redis.call('HEXISTS', KEYS[2], 'epoch') == 0 or redis.call('EXISTS', KEYS[1]) == 0 then
  local id = redis.call('XADD', KEYS[1], '*', 'mark', '')
  redis.call('HSET', KEYS[2], 'epoch', ARGV[1], 'floor', id, 'bytes', 0)
end
return redis.call('HMGET', KEYS[2], 'epoch', 'floor')
`;

/**
 * KEYS: 3 the webhook's id · ARGV: a new epoch's name, the entry, most entries, most bytes, whether it has an id ('1'), how
 * long the id is stored (ms). Returns the entry's id, or '' for a webhook that was here before.
 */
export const ADD = `
if ARGV[5] == '1' and not redis.call('SET', KEYS[3], '1', 'NX', 'PX', ARGV[6]) then return '' end
if redis.call('HEXISTS', KEYS[2], 'epoch') == 0 or redis.call('EXISTS', KEYS[1]) == 0 then
  local first = redis.call('XADD', KEYS[1], '*', 'mark', '')
  redis.call('HSET', KEYS[2], 'epoch', ARGV[1], 'floor', first, 'bytes', 0)
end
local id = redis.call('XADD', KEYS[1], '*', 'mark', ARGV[2])
local bytes = redis.call('HINCRBY', KEYS[2], 'bytes', string.len(ARGV[2]))
while redis.call('XLEN', KEYS[1]) > tonumber(ARGV[3]) or bytes > tonumber(ARGV[4]) do
  local oldest = redis.call('XRANGE', KEYS[1], '-', '+', 'COUNT', 1)[1]
  if not oldest or oldest[1] == id then break end
  redis.call('XDEL', KEYS[1], oldest[1])
  bytes = redis.call('HINCRBY', KEYS[2], 'bytes', 0 - string.len(oldest[2][2]))
  redis.call('HSET', KEYS[2], 'floor', oldest[1])
end
return id
`;

/**
 * Stores a page in Redis. The sum of sizes is limited by this script: Redis itself must never evict anything, because it also stores
 * leads (docs/leads.md). A page whose rendering began before that of the stored one is not written. A 404 is in no index.
 *
 * KEYS: 1 the page · 2 the index · 3 the sizes
 * ARGV: prefix of pages, name, head, content, when its rendering began, TTL (ms), most bytes (0: a 404)
 */
export const WRITE = `
local function drop(name)
  redis.call('HINCRBY', KEYS[3], '=', 0 - (redis.call('HGET', KEYS[3], name) or 0))
  redis.call('HDEL', KEYS[3], name)
  redis.call('ZREM', KEYS[2], name)
  redis.call('UNLINK', ARGV[1] .. name)
end
local name, at, life, most = ARGV[2], tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
local known = redis.call('HGET', KEYS[1], 'at')
if known and tonumber(known) > at then return 0 end
drop(name)
redis.call('HSET', KEYS[1], 'at', ARGV[5], 'head', ARGV[3], 'body', ARGV[4])
redis.call('PEXPIRE', KEYS[1], life)
if most == 0 then return 1 end
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local size = string.len(ARGV[3]) + string.len(ARGV[4]) + 512
redis.call('HINCRBY', KEYS[3], '=', size)
redis.call('HSET', KEYS[3], name, size)
redis.call('ZADD', KEYS[2], now, name)
for _, old in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now - life, 'LIMIT', 0, 100)) do drop(old) end
for _ = 1, 1000 do
  if tonumber(redis.call('HGET', KEYS[3], '=')) <= most then break end
  local oldest = redis.call('ZRANGE', KEYS[2], 0, 0)[1]
  if not oldest then break end
  drop(oldest)
end
redis.call('PEXPIRE', KEYS[2], life)
redis.call('PEXPIRE', KEYS[3], life)
return 1
`;
