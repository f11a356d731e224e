/**
 * The outbox's operations as Lua scripts, which Redis runs atomically, so that a killed process leaves no half-written lead. A lead
 * that is not delivered is in one of two sets: waiting (new ones, too), or leased.
 *
 * KEYS: 1 the lead's hash · 2 leased leads, by the lease's end on Redis's clock · 3 waiting leads, by due time · 4 all leads, by time
 * of acceptance · 5 delivered leads that still have their content, by time of delivery · 6 the stream of earlier versions
 */
const CLOCK = `
local time = redis.call('TIME')
local clock = time[1] * 1000 + math.floor(time[2] / 1000)
`;

/** ARGV: key hash, fingerprint, time accepted, then the fields of the hash and their values. */
export const ACCEPT = `
local known = redis.call('HMGET', KEYS[1], 'fingerprint', 'reference')
if known[1] then return { known[1] == ARGV[2] and 'known' or 'other', known[2] } end
redis.call('HSET', KEYS[1], unpack(ARGV, 4))
redis.call('ZADD', KEYS[4], ARGV[3], ARGV[1])
redis.call('ZADD', KEYS[3], ARGV[3], ARGV[1])
return { 'stored', redis.call('HGET', KEYS[1], 'reference') }
`;

/** So many of the leads that wait the longest are compared with the targets that take leads, and with a clock that was set back. */
const MAX_COMPARED = 1000;

/**
 * ARGV: prefix of leads, holder, max, now, lease (ms), clock tolerance (ms), targets of which a lead must lack one (none: any lead).
 * Returns the fields of each claimed lead: first those whose lease has ended, then those that are due by their score, then new ones
 * and those whose next attempt was scheduled later than now.
 */
export const CLAIM = `${CLOCK}
local leased, waiting, now, claimed = KEYS[2], KEYS[3], tonumber(ARGV[4]), {}
-- A process of an earlier version may still deliver some of its leads, and settle them: the lease waits for that.
for _, entry in ipairs(redis.call('EXISTS', KEYS[6]) == 1 and redis.call('XRANGE', KEYS[6], '-', '+') or {}) do
  local hash = entry[2][2]
  local lead = redis.call('HMGET', ARGV[1] .. hash, 'state', 'accepted_at')
  if lead[1] == 'delivering' then redis.call('ZADD', leased, clock + ARGV[5], hash) end
  if lead[1] == 'accepted' or lead[1] == 'waiting' then redis.call('ZADD', waiting, lead[2], hash) end
end
redis.call('DEL', KEYS[6])
local function lacks(hash)
  local done = ARGV[7] and ',' .. (redis.call('HGET', ARGV[1] .. hash, 'done') or '')
  for index = 7, #ARGV do
    if not string.find(done, ',' .. ARGV[index] .. ',', 1, true) then return true end
  end
  return not done
end
local function claim(set, hash)
  if #claimed >= tonumber(ARGV[3]) or not lacks(hash) then return end
  local lead = ARGV[1] .. hash
  local state = redis.call('HGET', lead, 'state')
  if not state or state == 'delivered' or state == 'deleted' then return redis.call('ZREM', set, hash) end
  local tries = redis.call('HINCRBY', lead, 'tries', 1)
  redis.call('ZREM', set, hash)
  redis.call('ZADD', leased, clock + ARGV[5], hash)
  redis.call('HSET', lead, 'state', 'delivering', 'lease', ARGV[2] .. '/' .. tries, 'lease_ms', ARGV[5], 'due_at', now + ARGV[5])
  claimed[#claimed + 1] = redis.call('HGETALL', lead)
end
for _, hash in ipairs(redis.call('ZRANGEBYSCORE', leased, '-inf', clock, 'LIMIT', 0, ${MAX_COMPARED})) do claim(leased, hash) end
for _, hash in ipairs(redis.call('ZRANGEBYSCORE', waiting, '-inf', now, 'LIMIT', 0, ${MAX_COMPARED})) do claim(waiting, hash) end
for _, hash in ipairs(redis.call('ZREVRANGEBYSCORE', waiting, '+inf', '(' .. now, 'LIMIT', 0, ${MAX_COMPARED})) do
  local lead = redis.call('HMGET', ARGV[1] .. hash, 'state', 'scheduled_at')
  if lead[1] == 'accepted' or tonumber(lead[2] or 0) > now + ARGV[6] then claim(waiting, hash) end
end
return claimed
`;

/** ARGV: lease, key hash, entry of `done`, until. */
export const RECORD_DELIVERY = `${CLOCK}
local lead = redis.call('HMGET', KEYS[1], 'lease', 'lease_ms', 'done')
if lead[1] ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'done', lead[3] .. ARGV[3], 'due_at', ARGV[4])
redis.call('ZADD', KEYS[2], clock + lead[2], ARGV[2])
return 1
`;

/** ARGV: lease, key hash, state, due time (empty: never), error (empty: unchanged), now. */
export const SETTLE = `
if redis.call('HGET', KEYS[1], 'lease') ~= ARGV[1] then return 0 end
redis.call('ZREM', KEYS[2], ARGV[2])
redis.call('HDEL', KEYS[1], 'lease')
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

/** ARGV: key hash, now. */
export const RETRY = `
local state = redis.call('HGET', KEYS[1], 'state')
if state ~= 'accepted' and state ~= 'waiting' and state ~= 'refused' then return 0 end
redis.call('HSET', KEYS[1], 'state', 'waiting', 'due_at', ARGV[2], 'scheduled_at', ARGV[2])
redis.call('ZADD', KEYS[3], ARGV[2], ARGV[1])
return 1
`;

/** ARGV: key hash. */
export const REMOVE = `
if redis.call('HDEL', KEYS[1], 'content', 'key_id') == 0 then return 0 end
if redis.call('HGET', KEYS[1], 'state') ~= 'delivered' then redis.call('HSET', KEYS[1], 'state', 'deleted') end
redis.call('HDEL', KEYS[1], 'lease')
redis.call('HSET', KEYS[1], 'due_at', '')
for _, set in ipairs({ KEYS[2], KEYS[3], KEYS[5] }) do redis.call('ZREM', set, ARGV[1]) end
return 1
`;

/** ARGV: prefix of leads. Returns each state, its number of leads, and when the oldest was accepted (as text: Redis truncates numbers). */
export const PENDING = `
local order, count, since = {}, {}, {}
for _, set in ipairs({ KEYS[2], KEYS[3] }) do
  for _, hash in ipairs(redis.call('ZRANGE', set, 0, -1)) do
    local lead = redis.call('HMGET', ARGV[1] .. hash, 'state', 'accepted_at')
    local state, at = lead[1], tonumber(lead[2])
    if state and not count[state] then order[#order + 1], count[state], since[state] = state, 0, at end
    if state then count[state], since[state] = count[state] + 1, math.min(since[state], at) end
  end
end
local found = {}
for _, state in ipairs(order) do found[#found + 1] = { state, count[state], string.format('%.0f', since[state]) } end
return found
`;

/** ARGV: prefix of leads, delivered before, accepted before. */
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
return count
`;
