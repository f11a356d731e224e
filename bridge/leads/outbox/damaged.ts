/** The outbox's file is no database, or is corrupt, for example because it was overwritten while the site ran. */
export class DamagedOutboxError extends Error {
  override name = 'DamagedOutboxError';

  constructor(file: string) {
    super(`${file} is damaged: docs/operations.md says how to restore it`);
  }
}
