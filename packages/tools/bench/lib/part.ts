import type { Supervisor } from '../../process/supervisor';
import type { Section } from './section';

export interface Run {
  /** Ends everything that a part starts. */
  supervisor: Supervisor;
  /** Less of everything, to see in some minutes that it works. */
  isQuick: boolean;
  /** Prints one line about what is being done. */
  say: (line: string) => void;
}

/** Something that `npm run tool -- bench` measures. */
export interface Part {
  about: string;
  /** On two idle cores, with nothing built yet. */
  minutes: { full: number; quick: number };
  measure: (run: Run) => Promise<Section>;
}
