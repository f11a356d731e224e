/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import { useIsMobile } from '@/components/hooks/useIsMobile';

function resize(width: number) {
  window.innerWidth = width;
  act(() => void window.dispatchEvent(new Event('resize')));
}

const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

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
    expect(renderHook(() => useIsMobile()).result.current).toBe(mobile);
  });

  it('[S4.21] [S9.8] follows a resize 500 ms after the last one', () => {
    window.innerWidth = 1280;
    const { result } = renderHook(() => useIsMobile());
    resize(900);
    wait(400);
    resize(800);
    wait(499);
    expect(result.current).toBe(false);
    wait(1);
    expect(result.current).toBe(true);
  });

  it('stops listening when it is no longer used', () => {
    const { unmount } = renderHook(() => useIsMobile());
    resize(700);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
