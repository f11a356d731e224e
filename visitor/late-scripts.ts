/** Name of the `<meta>` element that says where the page's script is. */
export const LATE_SCRIPT = 'late-script';

/** When the script starts though a picture of the page still hangs. */
const TIMEOUT_MS = 3000;

/**
 * The inline script that starts the page's script (browser/main.ts) after the first paint, so that pictures and typefaces
 * have the line to themselves (docs/decisions/0042): at the window's `load`, at the first touch of pointer or key, or after
 * three seconds.
 *
 * Text, as number/first-paint.ts says why: its hash stands in the Content-Security-Policy.
 */
export const lateScriptsStarter: string =
  `((w,d)=>{` +
  `let begun,f=requestAnimationFrame,` +
  `begin=()=>{if(begun)return;begun=1;` +
  `if(d.readyState=="loading")return d.addEventListener("DOMContentLoaded",run);run()},` +
  `run=()=>d.head.append(Object.assign(d.createElement("script"),{type:"module",src:d.querySelector("meta[name=${LATE_SCRIPT}]")?.content}));` +
  `["pointerdown","keydown"].forEach(t=>w.addEventListener(t,begin,true));` +
  // Two frames: in the first the last picture is painted.
  `w.addEventListener("load",()=>f(()=>f(()=>setTimeout(begin))));` +
  `setTimeout(begin,${TIMEOUT_MS})` +
  `})(window,document)`;
