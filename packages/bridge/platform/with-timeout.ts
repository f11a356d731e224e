/** Returns what a promise resolves to in time. @throws Error with `message` after `ms`; what the promise throws */
export async function withTimeout<Value>(
  ms: number,
  promise: Promise<Value>,
  message = 'no answer in time',
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms);
  });
  promise.catch(() => undefined);
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
