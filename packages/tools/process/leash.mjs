/** For `node --import`: when the parent dies without a signal, this process and its group end. */
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
