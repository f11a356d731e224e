import { endWhenHung, MOST_MISSED, type Beating } from './hung';
import type { Pick, Target } from './proxy';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** Who has run for so long did not die of how it was started, ms. */
const LONG_ENOUGH = 60_000;

/** What a pool has to know of a process: `failed` rejects when it has ended. */
export interface Running extends Beating {
  failed: Promise<never>;
}

export interface PoolOptions {
  /** One for each process. */
  ports: readonly number[];
  /** Starts one; done when it answers. */
  start: (port: number, index: number) => Promise<Running>;
  /** Whether what ends now was asked to. */
  isStopping: () => boolean;
  report: (line: string) => void;
}

interface Member extends Target {
  index: number;
  runs: boolean;
  /** Ends in a row, each soon after its start. */
  ends: number;
}

/** How long a process stays away after so many ends in a row, ms: from half a second to half a minute. */
export const pauseAfter = (ends: number): number => Math.min(FIRST_PAUSE * 2 ** (ends - 1), LONGEST_PAUSE);

const nameOf = ({ index, port }: Member): string => `Process ${index + 1} (port ${port})`;

/** The least busy of those that run; of equals the one that had none for longest. */
function picker(members: Member[]): Pick {
  let turn = 0;
  return (not) => {
    turn += 1;
    const inTurn = members
      .map((_, offset) => members[(turn + offset) % members.length])
      .filter((one) => one !== undefined);
    return inTurn.filter((one) => one.runs && one !== not).toSorted((a, b) => a.open - b.open)[0];
  };
}

/**
 * Starts a process on each port and keeps them running: one that ends gets no more requests and is started again, later each
 * time that it ends soon; so is one that hangs.
 * @returns picks one for a request
 * @throws when one of them does not come up at the first start: what is wrong is wrong with all of them
 */
export async function startPool({ ports, start, isStopping, report }: PoolOptions): Promise<Pick> {
  const members = ports.map((port, index): Member => ({ port, index, open: 0, runs: false, ends: 0 }));

  async function watch(member: Member, running: Running): Promise<void> {
    const since = Date.now();
    member.runs = true;
    const leave = endWhenHung(running, () => {
      member.runs = false;
      report(`${nameOf(member)} hangs: nothing was heard of it for ${MOST_MISSED} s`);
    });
    await running.failed.catch(() => undefined);
    leave();
    member.runs = false;
    member.ends = Date.now() - since > LONG_ENOUGH ? 1 : member.ends + 1;
    await again(member);
  }

  async function again(member: Member): Promise<void> {
    if (isStopping()) return;
    const name = nameOf(member);
    const pause = pauseAfter(member.ends);
    report(`${name} has ended; it is started again in ${pause / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, pause).unref());
    if (isStopping()) return;
    try {
      const running = await start(member.port, member.index);
      report(`${name} serves again`);
      void watch(member, running);
    } catch (error) {
      report(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      member.ends += 1;
      await again(member);
    }
  }

  const running = await Promise.all(
    members.map(async (member) => ({ member, running: await start(member.port, member.index) })),
  );
  for (const one of running) void watch(one.member, one.running);
  return picker(members);
}
