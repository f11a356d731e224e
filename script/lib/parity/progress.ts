import type { Steps } from './crawl';

const EVERY = 50;

interface Output {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

export interface Progress {
  step: (steps: Steps) => void;
  /** Leaves the line to what is printed next. */
  end: () => void;
}

/** Shows a crawl's progress: on a terminal one line that is updated, elsewhere (a log) a line now and then. */
export function createProgress(output: Output): Progress {
  const terminal = output.isTTY === true;
  return {
    step: ({ done, known }) => {
      if (terminal) output.write(`\r\u001B[K  ${done} of ${known} addresses compared`);
      else if (done % EVERY === 0) output.write(`  ${done} of ${known} addresses compared\n`);
    },
    end: () => {
      if (terminal) output.write('\r\u001B[K');
    },
  };
}
