/**
 * What a promise gives, if it comes in time. A process that was busy itself looks once more at what has arrived before it
 * calls anybody late.
 * @template Value
 * @param {number} ms
 * @param {Promise<Value>} promise
 * @param {{ isIdle?: boolean }} [how] `isIdle`: the process may end meanwhile
 * @returns {Promise<Value>}
 */
export function inTime(ms, promise, { isIdle = false } = {}) {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`no answer within ${ms} ms`));
    const timer = setTimeout(() => setImmediate(() => setImmediate(late)), ms);
    if (isIdle) timer.unref();
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
