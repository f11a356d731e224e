/**
 * Loaded into every child that serves (`node --import`): when the parent is gone without a word
 * (killed hard, crashed), the child goes too, and all of its process group with it.
 */
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
}
