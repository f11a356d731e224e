import { createContext } from 'react';

/** Further blocks of a component are not rendered once so many of a page have failed. */
const MAX_FAILED = 5;

export interface OpenBlock {
  name: string;
  /** The block with its attributes and data, encoded. */
  view: string;
}

/** What a render of a page knows of its blocks: which are being rendered, and which have failed before. */
export class BlockWatch {
  /** @param clean returns a plain form of WordPress as HTML of this site */
  constructor(readonly clean: (html: string) => string = () => '') {}

  private open: OpenBlock[] = [];
  private readonly failed = new Set<string>();

  /** A block was not rendered. */
  get hasFailed(): boolean {
    return this.failed.size > 0;
  }

  isRendered = ({ name, view }: OpenBlock): boolean => !this.failed.has(view) && !this.failed.has(name);

  enter = (block: OpenBlock): void => void this.open.push(block);

  leave = (): void => void this.open.pop();

  /** Gives up the innermost block that is being rendered, and returns its name; undefined when none is. */
  giveUp(): string | undefined {
    const block = this.open.at(-1);
    this.open = [];
    if (!block) return undefined;
    this.failed.add(block.view);
    if (this.failed.size > MAX_FAILED) this.failed.add(block.name);
    return block.name;
  }
}

export const BlockWatchContext = createContext<BlockWatch>(new BlockWatch());

/**
 * Renders a page, and once more for each block that throws, with its plain form. React on the server renders one component after the other,
 * so that the block that was entered last is the one that threw.
 * @throws what is thrown outside of blocks
 */
export async function withoutFailing<Result>(
  render: (watch: BlockWatch) => Promise<Result>,
  onFailure: (name: string, error: unknown) => void,
  clean?: (html: string) => string,
): Promise<Result> {
  const watch = new BlockWatch(clean);
  for (;;) {
    try {
      return await render(watch);
    } catch (error) {
      const name = watch.giveUp();
      if (name === undefined) throw error;
      onFailure(name, error);
    }
  }
}
