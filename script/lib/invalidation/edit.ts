import type { Made } from './made';

/** One kind of edit, as an editor or administrator does it. */
export interface Edit {
  name: string;
  act(made: Made): Promise<unknown>;
}
