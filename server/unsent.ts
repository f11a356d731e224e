import type { ServerResponse } from 'node:http';

export interface UnsentLimit {
  /** Call it when the whole response is written. */
  add(response: ServerResponse): void;
}

/**
 * Returns a limit of the bytes that are written and not sent yet, because visitors read slowly: above it the connections that
 * have taken longest are closed.
 */
export function limitUnsent(maxBytes: number): UnsentLimit {
  /** Oldest first. */
  const pending = new Set<ServerResponse>();
  return {
    add(response) {
      if (response.destroyed || response.writableFinished) return;
      pending.add(response);
      response.once('close', () => pending.delete(response));
      let bytes = 0;
      for (const { writableLength } of pending) bytes += writableLength;
      for (const oldest of pending) {
        if (bytes <= maxBytes) return;
        bytes -= oldest.writableLength;
        oldest.destroy();
      }
    },
  };
}
