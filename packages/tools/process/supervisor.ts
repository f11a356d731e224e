/** Everything one command starts, so that all of it can be stopped and nothing is left behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Signals a process group, with 0 nothing; returns whether there is one. */
function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch (error) {
    // Not permitted means that something is there.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

/** In a container without an init process, ended orphans may stay listed. */
const groupIsAlive = (leader: number): boolean =>
  signalGroup(leader, 0) &&
  (!existsSync('/proc/self/stat') || readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && runsInGroup(pid, leader)));

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

export type Variables = Record<string, string | undefined>;

export interface StartOptions {
  env?: Variables;
  cwd?: string;
  onOutput?: (text: string) => void;
  /** Opens a channel to the child: a child that loads leash.mjs then dies with this process, however that ends. */
  leash?: boolean;
  /** The signal that ends it; SIGTERM unless it cleans up on another one. */
  stopSignal?: NodeJS.Signals;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export type Supervisor = ReturnType<typeof createSupervisor>;

export function createSupervisor(graceMs = 6000) {
  const children = new Map<ChildProcess, NodeJS.Signals>();
  const closers: Array<() => Promise<void> | void> = [];
  let stopping: Promise<void> | null = null;

  async function stopChild([child, stopSignal]: [ChildProcess, NodeJS.Signals]): Promise<void> {
    const { pid } = child;
    if (pid === undefined) return;
    signalGroup(pid, stopSignal);
    const deadline = Date.now() + graceMs;
    while (groupIsAlive(pid) && Date.now() < deadline) await sleep(40);
    signalGroup(pid, 'SIGKILL');
    // The kernel needs a moment, and a port is only free when the process is gone.
    for (let round = 0; groupIsAlive(pid) && round < 50; round += 1) await sleep(40);
  }

  async function stopAll(): Promise<void> {
    await Promise.all([...children].map(stopChild));
    // A server of ours that waits for an idle connection must not delay the end.
    await Promise.race([Promise.all(closers.map(async (close) => close())), sleep(graceMs, undefined, { ref: false })]);
  }

  return {
    start(
      command: string,
      args: string[],
      { env = process.env, cwd, onOutput, leash = false, stopSignal = 'SIGTERM' }: StartOptions = {},
    ) {
      // Its own process group, so that grandchildren can be signaled, and Ctrl-C reaches this process alone.
      const child = spawn(command, args, {
        cwd,
        env: { NODE_ENV: process.env.NODE_ENV, ...env, FOOTBRIDGE_LEASHED: leash ? '1' : undefined },
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe', ...(leash ? (['ipc'] as const) : [])],
      });
      children.set(child, stopSignal);
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8');
        stream?.on('data', (text: string) => onOutput?.(text));
      }
      const exited = new Promise<Exit>((resolve) => {
        const end = (exit: Exit) => {
          // Grandchildren may outlive their parent; they stay ours until the group is empty.
          if (child.pid === undefined || !groupIsAlive(child.pid)) children.delete(child);
          resolve(exit);
        };
        child.on('error', (error) => {
          onOutput?.(`${command}: ${error.message}\n`);
          end({ code: 127, signal: null });
        });
        child.on('close', (code, signal) => end({ code, signal }));
      });
      return { exited, end: (): Promise<void> => stopChild([child, stopSignal]) };
    },
    own(close: () => Promise<void> | void): void {
      closers.push(close);
    },
    /** Signals everything to end, waits, and kills what has not. A second call waits for the same end. */
    stop(): Promise<void> {
      stopping ??= stopAll();
      return stopping;
    },
    /** Kills everything and does not wait. */
    kill(): void {
      for (const { pid } of children.keys()) if (pid !== undefined) signalGroup(pid, 'SIGKILL');
    },
    isStopping: (): boolean => stopping !== null,
  };
}
