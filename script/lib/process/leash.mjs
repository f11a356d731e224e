/**
 * Loaded into every child that serves (`node --import`): when the parent is gone without a word
 * (killed hard, crashed), the child goes too, and all of its process group with it.
 */
if (process.connected) {
  process.on('disconnect', () => {
    try {
      process.kill(-process.pid, 'SIGKILL');
    } catch {
      process.exit(1);
    }
  });
  // The channel alone must not keep a child alive that has finished.
  process.channel?.unref();
}
