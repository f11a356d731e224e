/**
 * What Redis does with a lead, each in one step: a script runs whole or not at all, so a process that is killed leaves a
 * lead as it was before or as it is after. Every lead that is not delivered stands in exactly one place: in the stream
 * (new, or held by a worker) or among those that wait.
 *
 * KEYS: 1 the lead's hash · 2 the stream · 3 those that wait, by when they are due · 4 all, by when they were accepted
 * · 5 those delivered whose content is kept, by when they were delivered
 */
const PUT_BACK = `
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

/** Of those that wait the longest, so many are compared with a clock that was set back. */
const MAX_COMPARED = 1000;

/**
 * ARGV: prefix of leads, holder, most, now, lease (ms), clock tolerance (ms). Gives the fields of each lead taken. A lead that
 * waits is due by its score, or because its next try was decided later than now. XAUTOCLAIM: what a dead worker held.
 */
export const CLAIM = `
local stream, waiting = KEYS[2], KEYS[3]
local most, now = tonumber(ARGV[3]), ARGV[4]
redis.pcall('XGROUP', 'CREATE', stream, 'delivery', '0', 'MKSTREAM')
local due = redis.call('ZRANGEBYSCORE', waiting, '-inf', now, 'LIMIT', 0, most)
for _, hash in ipairs(redis.call('ZREVRANGEBYSCORE', waiting, '+inf', '(' .. now, 'LIMIT', 0, ${MAX_COMPARED})) do
  if #due >= most then break end
  local scheduled = tonumber(redis.call('HGET', ARGV[1] .. hash, 'scheduled_at') or 0)
  if scheduled > now + ARGV[6] then due[#due + 1] = hash end
end
for _, hash in ipairs(due) do
  redis.call('ZREM', waiting, hash)
  redis.call('HSET', ARGV[1] .. hash, 'entry', redis.call('XADD', stream, '*', 'lead', hash))
end
local entries = redis.call('XAUTOCLAIM', stream, 'delivery', ARGV[2], ARGV[5], '0-0', 'COUNT', most)[2]
if #entries < most then
  local fresh = redis.call('XREADGROUP', 'GROUP', 'delivery', ARGV[2], 'COUNT', most - #entries, 'STREAMS', stream, '>')
  if fresh then for _, entry in ipairs(fresh[1][2]) do entries[#entries + 1] = entry end end
end
local taken = {}
for _, entry in ipairs(entries) do
  local lead = ARGV[1] .. entry[2][2]
  if redis.call('HEXISTS', lead, 'content') == 1 then
    local tries = redis.call('HINCRBY', lead, 'tries', 1)
    redis.call('HSET', lead, 'state', 'delivering', 'lease', ARGV[2] .. '/' .. tries, 'entry', entry[1], 'due_at', now + ARGV[5])
    taken[#taken + 1] = redis.call('HGETALL', lead)
  else
    redis.call('XACK', stream, 'delivery', entry[1])
    redis.call('XDEL', stream, entry[1])
  end
end
return taken
`;

/** ARGV: lease, holder, target, until. */
export const NOTE = `
local held = redis.call('HMGET', KEYS[1], 'lease', 'entry', 'done')
if held[1] ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'done', held[3] .. ARGV[3] .. ',', 'due_at', ARGV[4])
redis.call('XCLAIM', KEYS[2], 'delivery', ARGV[2], 0, held[2], 'JUSTID')
return 1
`;

/** ARGV: lease, key hash, state, when it is due again (empty: never), error (empty: leave what is there), now. */
export const SETTLE = `${PUT_BACK}
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

/** ARGV: key hash, now. One that was just accepted is in the stream already. */
export const RETRY = `
local state = redis.call('HGET', KEYS[1], 'state')
if state == 'accepted' then return 1 end
if state ~= 'waiting' and state ~= 'refused' then return 0 end
redis.call('HSET', KEYS[1], 'state', 'waiting', 'due_at', ARGV[2], 'scheduled_at', ARGV[2])
redis.call('ZADD', KEYS[3], ARGV[2], ARGV[1])
return 1
`;

/** ARGV: key hash. */
export const REMOVE = `${PUT_BACK}
if redis.call('HDEL', KEYS[1], 'content', 'key_id') == 0 then return 0 end
if redis.call('HGET', KEYS[1], 'state') ~= 'delivered' then redis.call('HSET', KEYS[1], 'state', 'deleted') end
release(KEYS[1], KEYS[2])
redis.call('HSET', KEYS[1], 'due_at', '')
redis.call('ZREM', KEYS[3], ARGV[1])
redis.call('ZREM', KEYS[5], ARGV[1])
return 1
`;

/** ARGV: prefix of leads. Gives each state with how many leads it has and when the oldest was accepted (text: Redis cuts numbers). */
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

/** ARGV: prefix of leads, delivered before, forgotten before, idle (ms) from which a worker that holds nothing is dropped. */
export const FORGET = `
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
