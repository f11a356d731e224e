import type { WriteStream } from 'node:tty';

const LINES = 10;

export interface Progress {
  say(line: string): void;
  /** Shows a state on a terminal, in place of the last one. */
  step(text: string): void;
  /** Shows a count: on a terminal each, elsewhere every tenth part. */
  count(done: number, all: number): void;
}

/** Returns a printer of progress. */
export function createProgress(stream: Pick<WriteStream, 'write' | 'isTTY'>): Progress {
  let isOpen = false;
  const step = (text: string): void => {
    if (!stream.isTTY) return;
    stream.write(`\r\u001b[K${text}`);
    isOpen = true;
  };
  const say = (line: string): void => {
    stream.write(`${isOpen ? '\r\u001b[K' : ''}${line}\n`);
    isOpen = false;
  };
  return {
    say,
    step,
    count(done, all) {
      const isTenth = Math.floor((done * LINES) / all) !== Math.floor(((done - 1) * LINES) / all);
      if (stream.isTTY && done < all) step(`${done} of ${all}`);
      else if (isTenth) say(`${done} of ${all}`);
    },
  };
}
