import type { JudgedPage } from './judge';

interface Output {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

export interface Progress {
  begins: (site: string, name: string) => void;
  measured: (page: JudgedPage) => void;
}

/**
 * Shows a run's progress: on a terminal one line that is updated and a line for each page that failed, elsewhere (a
 * log) a line for every page.
 * @param total how many pages are measured
 */
export function createProgress(output: Output, total: number): Progress {
  const terminal = output.isTTY === true;
  let done = 0;
  return {
    begins: (site, name) => {
      if (terminal) output.write(`\r\u001B[K  ${done + 1} of ${total}: ${site} ${name} …`);
    },
    measured: ({ site, name, scores, problem, passed }) => {
      done += 1;
      if (terminal) output.write('\r\u001B[K');
      if (!terminal || !passed)
        output.write(
          `  ${done} of ${total}: ${site} ${name}: ${
            problem ??
            Object.values(scores)
              .map((score) => score ?? '?')
              .join(' ')
          }${passed ? '' : ' ✗'}\n`,
        );
    },
  };
}
