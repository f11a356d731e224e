/** Ends timers of this many ms immediately, until mocks are restored, so that tests need not wait for a timeout. */
export function shortenTimeout(ofMs: number): void {
  const start = setTimeout;
  const shortened: typeof setTimeout = Object.assign(
    (handler: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
      start(handler, ms === ofMs ? 0 : ms, ...args),
    start,
  );
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(shortened);
}
