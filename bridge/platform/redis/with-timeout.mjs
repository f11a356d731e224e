/** Of this process's own time, ms: one in which it was busy for longer counts no more than that. */
const TICK = 50;

/**
 * What a promise gives, if it comes in time. A process that was busy itself calls nobody late for it.
 * @template Value
 * @param {number} ms
 * @param {Promise<Value>} promise
 * @param {{ isIdle?: boolean }} [how] `isIdle`: the process may end meanwhile
 * @returns {Promise<Value>}
 */
export function inTime(ms, promise, { isIdle = false } = {}) {
  return new Promise((resolve, reject) => {
    let left = Math.ceil(ms / TICK);
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      clearInterval(timer);
      // What has arrived meanwhile is looked at first.
      setImmediate(() => setImmediate(() => reject(new Error(`no answer within ${ms} ms`))));
    }, TICK);
    if (isIdle) timer.unref();
    promise.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
