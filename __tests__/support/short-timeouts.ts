/** Timers of this many ms end at once, until mocks are restored: what gives up after so long is not waited for. */
export function shortenTimeout(ofMs: number): void {
  const start = setTimeout;
  const shortened: typeof setTimeout = Object.assign((handler: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => start(handler, ms === ofMs ? 0 : ms, ...args), start);
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(shortened);
}
