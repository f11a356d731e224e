/** Process groups: a detached child leads one, and its own children belong to it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

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
  } catch (error) {
    // Not permitted means that something is there.
    return !isNoSuchProcess(error);
  }
  // In a container without an init process, ended orphans may stay listed.
  return (
    !existsSync('/proc/self/stat') || readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && runsInGroup(pid, leader))
  );
}

/** Where /proc/…/stat counts threads, from the state on. */
const THREADS = 17;

function runsInGroup(pid: string, leader: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // "pid (name) state parent group …": the name may contain spaces and parentheses, so parsing starts after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, , group] = fields;
    // A zombie whose other threads have not ended yet still occupies its ports.
    return Number(group) === leader && (state !== 'Z' || Number(fields[THREADS]) > 1);
  } catch {
    return false;
  }
}

function isNoSuchProcess(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ESRCH';
}
