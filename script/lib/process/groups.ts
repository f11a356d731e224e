/** Process groups: a detached child leads one, and its own children belong to it. */

/** Sends a signal to all of a group; a group that is gone already is no error. */
export function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch (error) {
    if (!isNoSuchProcess(error)) throw error;
  }
}

export function groupIsAlive(leader: number): boolean {
  try {
    process.kill(-leader, 0);
    return true;
  } catch (error) {
    // Not permitted means that something is there.
    return !isNoSuchProcess(error);
  }
}

function isNoSuchProcess(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ESRCH';
}
