/**
 * The outbox's operations as Lua scripts, which Redis runs atomically, so that a killed process leaves no half-written lead. A lead
 * that is not delivered is either in the stream (new, or leased) or in the set of waiting leads.
 *
 * KEYS: 1 the lead's hash · 2 the stream · 3 waiting leads, by due time · 4 all leads, by time of acceptance
 * · 5 delivered leads that still have their content, by time of delivery
 */
const RELEASE = `
local function release(lead, stream)
  local entry = redis.call('HGET', lead, 'entry')
  if entry then redis.call('XACK', stream, 'delivery', entry) redis.call('XDEL', stream, entry) end
  redis.call('HDEL', lead, 'entry', 'lease')
end
`;

/** ARGV: key hash, fingerprint, time accepted, then the fields of the hash and their values. */
export const ACCEPT = `
local known = redis.call('HMGET', KEYS[1], 'fingerprint', 'reference')
if known[1] then return { known[1] == ARGV[2] and 'known' or 'other', known[2] } end
redis.call('HSET', KEYS[1], unpack(ARGV, 4))
redis.call('ZADD', KEYS[4], ARGV[3], ARGV[1])
redis.call('HSET', KEYS[1], 'entry', redis.call('XADD', KEYS[2], '*', 'lead', ARGV[1]))
return { 'stored', redis.call('HGET', KEYS[1], 'reference') }
`;

/** So many of the leads that wait the longest are compared with the targets that take leads, and with a clock that was set back. */
const MAX_COMPARED = 1000;

/**
 * ARGV: prefix of leads, holder, max, now, lease (ms), clock tolerance (ms), targets of which a lead must lack one (none: any lead).
 * Returns the fields of each claimed lead. A waiting lead is due by its score, or if its next attempt was scheduled later than now.
 * XAUTOCLAIM: leads of dead workers.
 */
export const CLAIM = `
local stream, waiting = KEYS[2], KEYS[3]
local max, now = tonumber(ARGV[3]), ARGV[4]
redis.pcall('XGROUP', 'CREATE', stream, 'delivery', '0', 'MKSTREAM')
local function lacks(hash)
  local done = ARGV[7] and ',' .. (redis.call('HGET', ARGV[1] .. hash, 'done') or '')
  for index = 7, #ARGV do
    if not string.find(done, ',' .. ARGV[index] .. ',', 1, true) then return true end
  end
  return not done
end
local due = {}
for _, hash in ipairs(redis.call('ZRANGEBYSCORE', waiting, '-inf', now, 'LIMIT', 0, ARGV[7] and ${MAX_COMPARED} or max)) do
  if #due >= max then break end
  if lacks(hash) then due[#due + 1] = hash end
end
for _, hash in ipairs(redis.call('ZREVRANGEBYSCORE', waiting, '+inf', '(' .. now, 'LIMIT', 0, ${MAX_COMPARED})) do
  if #due >= max then break end
  local scheduled = tonumber(redis.call('HGET', ARGV[1] .. hash, 'scheduled_at') or 0)
  if scheduled > now + ARGV[6] and lacks(hash) then due[#due + 1] = hash end
end
for _, hash in ipairs(due) do
  redis.call('ZREM', waiting, hash)
  redis.call('HSET', ARGV[1] .. hash, 'entry', redis.call('XADD', stream, '*', 'lead', hash))
end
local entries = redis.call('XAUTOCLAIM', stream, 'delivery', ARGV[2], ARGV[5], '0-0', 'COUNT', max)[2]
if #entries < max then
  local fresh = redis.call('XREADGROUP', 'GROUP', 'delivery', ARGV[2], 'COUNT', max - #entries, 'STREAMS', stream, '>')
  if fresh then for _, entry in ipairs(fresh[1][2]) do entries[#entries + 1] = entry end end
end
local claimed = {}
for _, entry in ipairs(entries) do
  local lead = ARGV[1] .. entry[2][2]
  if redis.call('HEXISTS', lead, 'content') == 1 then
    local tries = redis.call('HINCRBY', lead, 'tries', 1)
    redis.call('HSET', lead, 'state', 'delivering', 'lease', ARGV[2] .. '/' .. tries, 'entry', entry[1], 'due_at', now + ARGV[5])
    claimed[#claimed + 1] = redis.call('HGETALL', lead)
  else
    redis.call('XACK', stream, 'delivery', entry[1])
    redis.call('XDEL', stream, entry[1])
  end
end
return claimed
`;

/** ARGV: lease, holder, entry of `done`, until. */
export const RECORD_DELIVERY = `
local lead = redis.call('HMGET', KEYS[1], 'lease', 'entry', 'done')
if lead[1] ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'done', lead[3] .. ARGV[3], 'due_at', ARGV[4])
redis.call('XCLAIM', KEYS[2], 'delivery', ARGV[2], 0, lead[2], 'JUSTID')
return 1
`;

/** ARGV: lease, key hash, state, due time (empty: never), error (empty: unchanged), now. */
export const SETTLE = `${RELEASE}
if redis.call('HGET', KEYS[1], 'lease') ~= ARGV[1] then return 0 end
release(KEYS[1], KEYS[2])
redis.call('HSET', KEYS[1], 'state', ARGV[3], 'due_at', ARGV[4], 'scheduled_at', ARGV[6])
if ARGV[3] == 'delivered' then
  redis.call('HSET', KEYS[1], 'delivered_at', ARGV[6], 'last_error', '')
  redis.call('ZADD', KEYS[5], ARGV[6], ARGV[2])
else
  if ARGV[5] ~= '' then redis.call('HSET', KEYS[1], 'last_error', ARGV[5]) end
  redis.call('ZADD', KEYS[3], ARGV[4], ARGV[2])
end
return 1
`;

/** ARGV: key hash, now. An accepted lead is in the stream already. */
export const RETRY = `
local state = redis.call('HGET', KEYS[1], 'state')
if state == 'accepted' then return 1 end
if state ~= 'waiting' and state ~= 'refused' then return 0 end
redis.call('HSET', KEYS[1], 'state', 'waiting', 'due_at', ARGV[2], 'scheduled_at', ARGV[2])
redis.call('ZADD', KEYS[3], ARGV[2], ARGV[1])
return 1
`;

/** ARGV: key hash. */
export const REMOVE = `${RELEASE}
if redis.call('HDEL', KEYS[1], 'content', 'key_id') == 0 then return 0 end
if redis.call('HGET', KEYS[1], 'state') ~= 'delivered' then redis.call('HSET', KEYS[1], 'state', 'deleted') end
release(KEYS[1], KEYS[2])
redis.call('HSET', KEYS[1], 'due_at', '')
redis.call('ZREM', KEYS[3], ARGV[1])
redis.call('ZREM', KEYS[5], ARGV[1])
return 1
`;

/** ARGV: prefix of leads. Returns each state, its number of leads, and when the oldest was accepted (as text: Redis truncates numbers). */
export const PENDING = `
local order, count, since = {}, {}, {}
local function look(hash)
  local lead = redis.call('HMGET', ARGV[1] .. hash, 'state', 'accepted_at')
  local state, at = lead[1], tonumber(lead[2])
  if not state or not at or state == 'delivered' or state == 'deleted' then return end
  if not count[state] then order[#order + 1], count[state], since[state] = state, 0, at end
  count[state] = count[state] + 1
  if at < since[state] then since[state] = at end
end
for _, entry in ipairs(redis.call('XRANGE', KEYS[2], '-', '+')) do look(entry[2][2]) end
for _, hash in ipairs(redis.call('ZRANGE', KEYS[3], 0, -1)) do look(hash) end
local found = {}
for _, state in ipairs(order) do found[#found + 1] = { state, count[state], string.format('%.0f', since[state]) } end
return found
`;

/** ARGV: prefix of leads, delivered before, accepted before, idle time (ms) after which a worker without leads is removed. */
export const PURGE = `
local count = 0
for _, hash in ipairs(redis.call('ZRANGEBYSCORE', KEYS[5], '-inf', ARGV[2], 'LIMIT', 0, 1000)) do
  redis.call('HDEL', ARGV[1] .. hash, 'content', 'key_id')
  redis.call('ZREM', KEYS[5], hash)
  count = count + 1
end
for _, hash in ipairs(redis.call('ZRANGEBYSCORE', KEYS[4], '-inf', '(' .. ARGV[3], 'LIMIT', 0, 1000)) do
  if redis.call('HEXISTS', ARGV[1] .. hash, 'content') == 0 then
    redis.call('DEL', ARGV[1] .. hash)
    redis.call('ZREM', KEYS[4], hash)
  end
end
local consumers = redis.pcall('XINFO', 'CONSUMERS', KEYS[2], 'delivery')
if not consumers.err then
  for _, consumer in ipairs(consumers) do
    -- name, its value, pending, its value, idle, its value
    if consumer[4] == 0 and consumer[6] > tonumber(ARGV[4]) then redis.call('XGROUP', 'DELCONSUMER', KEYS[2], 'delivery', consumer[2]) end
  end
end
return count
`;
