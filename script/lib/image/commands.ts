import { Problem } from '../process/problem';
import type { Started, Supervisor } from '../process/supervisor';

/** Runs a command. Returns its output. @throws Problem with the output when it fails */
export async function run(supervisor: Supervisor, command: string, args: string[]): Promise<string> {
  let output = '';
  const { exited } = supervisor.start(command, args, { onOutput: (text) => (output += text) });
  const { code, signal } = await exited;
  if (code !== 0) throw new Problem(`${output.trimEnd()}\n${command} ${args[0]}: ${signal ?? `exit code ${code}`}`);
  return output.trim();
}

export interface Buildah {
  run(...args: string[]): Promise<string>;
  /** Starts a command that lasts. */
  start(args: string[], onOutput: (text: string) => void): Started;
}

/** Buildah with images below a folder. It isolates by chroot, which needs no rights to namespaces. */
export function buildahIn(supervisor: Supervisor, folder: string): Buildah {
  // Containers' files are copies: a kernel may refuse overlays.
  const storage = ['--storage-driver', 'vfs', '--root', `${folder}/storage`, '--runroot', `${folder}/run`];
  return {
    run: (...args) => run(supervisor, 'buildah', [...storage, ...args]),
    start: (args, onOutput) => supervisor.start('buildah', [...storage, ...args], { onOutput }),
  };
}
