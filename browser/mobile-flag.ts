import { breakpoints } from '@/shared/breakpoints';

const RESIZE_DEBOUNCE_MS = 500;

/** Returns the mobile flag (specification, section 4): whether the window is at most 992 px wide. */
export const isMobile = (): boolean => window.innerWidth <= breakpoints.desktop;

/** Calls back with the mobile flag 500 ms after the last resize. */
export function onMobileFlag(listener: (isMobile: boolean) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(() => listener(isMobile()), RESIZE_DEBOUNCE_MS);
  });
}
