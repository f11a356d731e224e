/** Names of the `<meta>` elements that say where the page's script is, and the CSS of what it adds. */
export const LATE_SCRIPT = 'late-script';
export const LATE_SHEET = 'late-sheet';

/** When the script starts though a picture of the page still hangs. */
const TIMEOUT_MS = 3000;

/**
 * The inline script that starts the page's script (browser/main.ts) after the first paint, so that pictures and typefaces
 * have the line to themselves (docs/decisions/0042): at the window's `load`, at the first touch of pointer or key, or after
 * three seconds. The style sheet of what script adds comes with it.
 *
 * Text, as number/first-paint.ts says why: its hash stands in the Content-Security-Policy.
 */
export const lateScriptsStarter: string =
  `((w,d)=>{` +
  `let begun,f=requestAnimationFrame,` +
  `of=n=>d.querySelector("meta[name="+n+"]")?.content,` +
  `add=(n,o)=>d.head.append(Object.assign(d.createElement(n),o)),` +
  `begin=()=>{if(begun)return;begun=1;` +
  `if(d.readyState=="loading")return d.addEventListener("DOMContentLoaded",run);run()},` +
  `run=()=>{let s=of("${LATE_SHEET}");` +
  `if(s)add("link",{rel:"stylesheet",href:s});` +
  `add("script",{type:"module",src:of("${LATE_SCRIPT}")})};` +
  `["pointerdown","keydown"].forEach(t=>w.addEventListener(t,begin,true));` +
  // Two frames: in the first the last picture is painted.
  `w.addEventListener("load",()=>f(()=>f(()=>setTimeout(begin))));` +
  `setTimeout(begin,${TIMEOUT_MS})` +
  `})(window,document)`;
