/** The file is no database, or its pages contradict each other, as after a copy over it while the site ran. */
export class DamagedOutboxError extends Error {
  override name = 'DamagedOutboxError';

  constructor(file: string) {
    super(`${file} is damaged: docs/operations.md says how to restore it`);
  }
}
