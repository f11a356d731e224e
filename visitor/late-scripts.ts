/** On an element that stands for a script of the page: its address. The element itself is data, which no browser fetches. */
export const LATE_ATTRIBUTE = 'data-src';
export const LATE_TYPE = 'text/late';
/** Name of the `<meta>` that says where the rest of the page's CSS is. */
export const LATE_SHEET = 'late-sheet';

/** Ms after which scripts begin though a picture of the page still hangs. */
const AT_LATEST = 3000;

/**
 * The inline script that begins the page's scripts once what is seen first has been fetched and painted, so that pictures
 * and fonts have the line to themselves (docs/decisions/0021): at the window's `load`, at the first touch of pointer or key,
 * or after three seconds. Before that the page works as it does without script. They run in the order in which they stand, after the
 * document is read, as `defer` would have it; and after the rest of the CSS, for what they draw may need any of it. Where that
 * cannot be had, the page stays what it is without script.
 *
 * Text, as number/first-paint.ts says why: its hash stands in the Content-Security-Policy.
 */
export const lateScriptsStarter: string =
  `((w,d)=>{` +
  `let asked,f=requestAnimationFrame,` +
  `add=(n,o)=>d.head.append(Object.assign(d.createElement(n),o)),` +
  `run=()=>{` +
  `let all=[...d.querySelectorAll('script[type="${LATE_TYPE}"]')].map(o=>o.getAttribute("${LATE_ATTRIBUTE}")),` +
  `go=()=>all.forEach(src=>add("script",{src,async:false})),` +
  `sheet=d.querySelector('meta[name=${LATE_SHEET}]');` +
  `if(!sheet)return go();` +
  `add("link",{rel:"stylesheet",href:sheet.content,onload:go});` +
  // Fetched beside it, run after it.
  `all.forEach(href=>add("link",{rel:"preload",as:"script",href}))},` +
  `begin=()=>{if(asked)return;asked=1;` +
  `d.readyState=="loading"?d.addEventListener("DOMContentLoaded",run):run()};` +
  `["pointerdown","keydown"].forEach(t=>w.addEventListener(t,begin,true));` +
  // Two frames: in the first the last picture is painted. A tab in the background draws none, and need not hurry.
  `w.addEventListener("load",()=>f(()=>f(()=>setTimeout(begin))));` +
  `setTimeout(begin,${AT_LATEST})` +
  `})(window,document)`;
