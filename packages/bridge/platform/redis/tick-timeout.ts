const TICK_MS = 50;

/** Rejects after a time limit in which time that this process was busy does not count. `isIdle`: it may end meanwhile. */
export function withTickTimeout<Value>(
  timeoutMs: number,
  promise: Promise<Value>,
  { isIdle = false }: { isIdle?: boolean } = {},
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let ticksLeft = Math.ceil(timeoutMs / TICK_MS);
    const timer = setInterval(() => {
      ticksLeft -= 1;
      if (ticksLeft > 0) return;
      clearInterval(timer);
      // An answer that has arrived meanwhile goes first.
      setImmediate(() => setImmediate(() => reject(new Error(`no answer within ${timeoutMs} ms`))));
    }, TICK_MS);
    if (isIdle) timer.unref();
    promise.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
