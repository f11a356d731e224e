/**
 * Makes jsdom's event targets accept Node's AbortSignal. jest-fixed-jsdom gives tests Node's AbortController, because
 * Node's fetch needs it, and jsdom's addEventListener throws for a foreign signal.
 */
export function takeNodeSignals(): void {
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    if (typeof options !== 'object' || !options.signal) {
      addEventListener.call(this, type, listener, options);
      return;
    }
    const { signal, ...rest } = options;
    if (signal.aborted) return;
    addEventListener.call(this, type, listener, rest);
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest));
  };
}
