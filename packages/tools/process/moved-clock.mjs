/**
 * Loaded into a process (`node --import`) to move its clock by the milliseconds in the file FOOTBRIDGE_CLOCK_FILE.
 * Timers and performance.now continue, as when a user sets the clock.
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
