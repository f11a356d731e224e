/**
 * Loaded into every child that serves (`node --import`): when the parent is gone without a word
 * (killed hard, crashed), the child goes too, and all of its process group with it. As long as the child's event loop goes
 * round, it tells the parent so: one that hangs is not dead, and nobody would see it.
 */
import { BEAT } from './beat.mjs';

const BEATS_EVERY = 1000;

// Node hands --import on to the child's own children; their channels are not ours to watch.
const isLeashed = process.env.FOOTBRIDGE_LEASHED === '1';
delete process.env.FOOTBRIDGE_LEASHED;

if (isLeashed && process.connected) {
  process.on('disconnect', () => {
    try {
      process.kill(-process.pid, 'SIGKILL');
    } catch {
      process.exit(1);
    }
  });
  // A parent that is just going is told by the disconnect.
  setInterval(
    () => process.connected && process.send?.(BEAT, undefined, undefined, () => undefined),
    BEATS_EVERY,
  ).unref();
}
