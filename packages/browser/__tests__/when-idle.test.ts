/** @jest-environment jest-fixed-jsdom */
import { whenIdle } from '@footbridge/browser/when-idle';

let idle: (() => void)[];
let state: { readyState: string; visibilityState: string };
const act = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  act.mockReset();
  idle = [];
  state = { readyState: 'complete', visibilityState: 'visible' };
  window.requestIdleCallback = (run) => idle.push(() => run({ didTimeout: false, timeRemaining: () => 5 }));
  for (const name of ['readyState', 'visibilityState'] as const)
    Object.defineProperty(document, name, { configurable: true, get: () => state[name] });
});
afterEach(() => jest.useRealTimers());

const runIdle = () => idle.splice(0).forEach((run) => run());

describe('what waits for an idle browser', () => {
  it('runs when the page is loaded and the browser idle', () => {
    whenIdle(act);
    expect(act).not.toHaveBeenCalled();
    runIdle();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does not run while the page loads, and runs once', () => {
    state.readyState = 'interactive';
    whenIdle(act);
    expect(idle).toEqual([]);
    window.dispatchEvent(new Event('load'));
    runIdle();
    window.dispatchEvent(new Event('load'));
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(60_000);
    runIdle();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('runs after ten seconds though a picture hangs: the number to call must not wait for it', () => {
    state.readyState = 'interactive';
    whenIdle(act);
    jest.advanceTimersByTime(9999);
    expect(idle).toEqual([]);
    jest.advanceTimersByTime(1);
    runIdle();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does not run in a tab in the background, nor on a prerendered page, until it is looked at', () => {
    state.visibilityState = 'hidden';
    whenIdle(act);
    jest.advanceTimersByTime(60_000);
    expect(idle).toEqual([]);
    state.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    runIdle();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('waits for a busy browser no longer than two seconds', () => {
    const requestIdle = jest.spyOn(window, 'requestIdleCallback');
    whenIdle(act);
    expect(requestIdle).toHaveBeenCalledWith(act, { timeout: 2000 });
  });

  it('does not wait for idle time without requestIdleCallback', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    whenIdle(act);
    jest.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledTimes(1);
  });
});
