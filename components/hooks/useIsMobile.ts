import { useEffect, useState } from 'react';
import { breakpoints } from '@/site-config/theme';

const DEBOUNCE = 500;

/**
 * The mobile flag (specification, section 4): true when the window is at most 992 px wide, looked at again 500 ms after
 * the last resize. False in the server's HTML; what only looks different belongs into a media query instead.
 */
export function useIsMobile(): boolean {
  const [isMobile, setIsMobile] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => setIsMobile(window.innerWidth <= breakpoints.desktop);
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(look, DEBOUNCE);
    };
    look();
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, []);
  return isMobile;
}
