/** What a command's module exports as `command`. A module without it runs as it is imported, and reads process.argv. */
export interface Command {
  /** Printed by `--help`. */
  usage: string;
  run(args: string[]): unknown;
}

export interface TableRow {
  /** One or two words. */
  name: string;
  /** What it does, in one line of the list. */
  about: string;
  load(): Promise<object>;
}
