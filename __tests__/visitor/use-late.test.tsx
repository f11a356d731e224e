/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import { useLate } from '@/visitor/use-late';

let idle: (() => void)[] = [];
let state: { readyState: string; visibilityState: string };

beforeEach(() => {
  idle = [];
  state = { readyState: 'complete', visibilityState: 'visible' };
  window.requestIdleCallback = (act_) => idle.push(() => act_({ didTimeout: false, timeRemaining: () => 5 }));
  window.cancelIdleCallback = (id) => {
    idle[id - 1] = () => undefined;
  };
  for (const name of ['readyState', 'visibilityState'] as const) Object.defineProperty(document, name, { configurable: true, get: () => state[name] });
});

const runIdle = () => act(() => idle.forEach((run) => run()));

describe('the time for late code', () => {
  it('has come when the page is loaded and the browser idle', () => {
    const { result } = renderHook(() => useLate());
    expect(result.current).toBe(false);
    runIdle();
    expect(result.current).toBe(true);
  });

  it('has not come while the page loads', () => {
    state.readyState = 'interactive';
    const { result } = renderHook(() => useLate());
    expect(idle).toEqual([]);
    state.readyState = 'complete';
    window.dispatchEvent(new Event('load'));
    runIdle();
    expect(result.current).toBe(true);
  });

  it('comes after ten seconds though a picture hangs: the number to call must not wait for it', () => {
    jest.useFakeTimers();
    state.readyState = 'interactive';
    const { result } = renderHook(() => useLate());
    act(() => void jest.advanceTimersByTime(9999));
    expect(idle).toEqual([]);
    act(() => void jest.advanceTimersByTime(1));
    runIdle();
    expect(result.current).toBe(true);
    jest.useRealTimers();
  });

  it('has not come in a tab in the background, nor on a prerendered page, until it is looked at', () => {
    state.visibilityState = 'hidden';
    const { result } = renderHook(() => useLate());
    expect(idle).toEqual([]);
    state.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    runIdle();
    expect(result.current).toBe(true);
  });

  it('asks for the browser’s patience no longer than two seconds', () => {
    const ask = jest.spyOn(window, 'requestIdleCallback');
    renderHook(() => useLate());
    expect(ask).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
  });

  it('does not wait for idle time where the browser has none to tell', () => {
    jest.useFakeTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const { result } = renderHook(() => useLate());
    act(() => void jest.advanceTimersByTime(1));
    expect(result.current).toBe(true);
    jest.useRealTimers();
  });

  it('forgets it when the page is taken away', () => {
    const { unmount, result } = renderHook(() => useLate());
    unmount();
    runIdle();
    expect(result.current).toBe(false);
  });
});
