/**
 * Loaded into a process (`node --import`) whose clock is to be moved: by as many ms as the file FOOTBRIDGE_CLOCK_FILE says. What
 * counts time (timers, performance.now) goes on, as with a clock that somebody sets.
 */
import { readFileSync } from 'node:fs';

const file = process.env.FOOTBRIDGE_CLOCK_FILE;
const LOOK_EVERY = 100;

if (file) {
  const RealDate = Date;
  let offset = 0;
  const look = () => {
    try {
      offset = Number(readFileSync(file, 'utf8')) || 0;
    } catch {
      offset = 0;
    }
  };
  look();
  setInterval(look, LOOK_EVERY).unref();
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
