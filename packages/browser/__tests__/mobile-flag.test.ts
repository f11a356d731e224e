/** @jest-environment jest-fixed-jsdom */
import { isMobile, onMobileFlag } from '@footbridge/browser/behaviors/drawer';

function resize(width: number): void {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
}

describe('Mobile flag', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    [390, true],
    [992, true],
    [993, false],
    [1280, false],
  ])('[S4.21] at %i px is %s', (width, mobile) => {
    window.innerWidth = width;
    expect(isMobile()).toBe(mobile);
  });

  it('[S4.21] [S9.8] follows a resize 500 ms after the last one', () => {
    window.innerWidth = 1280;
    const listener = jest.fn();
    onMobileFlag(listener);
    resize(900);
    jest.advanceTimersByTime(400);
    resize(800);
    jest.advanceTimersByTime(499);
    expect(listener).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(listener.mock.calls).toEqual([[true]]);
    resize(1280);
    jest.advanceTimersByTime(500);
    expect(listener).toHaveBeenLastCalledWith(false);
  });
});
