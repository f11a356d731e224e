/**
 * The invalidation stream's scripts. Each runs whole or not at all. The head says since when the stream is complete: `epoch` is
 * new when Redis lost its memory, `floor` is the last entry that was deleted.
 *
 * KEYS: 1 the stream · 2 its head
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
