/** On an element that stands for a script of the page: its address. The element itself is data, which no browser fetches. */
export const LATE_ATTRIBUTE = 'data-src';
export const LATE_TYPE = 'text/late';

/** Ms after which scripts begin though a picture of the page still hangs. */
const AT_LATEST = 3000;

/**
 * The inline script that begins the page's scripts once what is seen first has been fetched and painted, so that pictures
 * and fonts have the line to themselves (docs/decisions/0021): at the window's `load`, at the first touch of pointer or key,
 * or after three seconds. Before that the page works as it does without script. They run in the order in which they stand, after the
 * document is read, as `defer` would have it.
 *
 * Text, as number/first-paint.ts says why: its hash stands in the Content-Security-Policy.
 */
export const lateScriptsStarter: string =
  `((w,d)=>{` +
  `let touches=["pointerdown","keydown"],asked,` +
  `run=()=>d.querySelectorAll('script[type="${LATE_TYPE}"]').forEach(o=>{` +
  `let s=d.createElement("script");s.src=o.getAttribute("${LATE_ATTRIBUTE}");s.async=false;d.head.append(s)}),` +
  `begin=()=>{if(asked)return;asked=1;touches.forEach(t=>w.removeEventListener(t,begin,true));` +
  `d.readyState=="loading"?d.addEventListener("DOMContentLoaded",run):run()};` +
  `touches.forEach(t=>w.addEventListener(t,begin,true));` +
  // A frame has been drawn by then; a tab in the background draws none, and need not hurry.
  `w.addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(begin)));` +
  `setTimeout(begin,${AT_LATEST})` +
  `})(window,document)`;
