/** Name of the `<meta>` element with the URL of the page's script. */
export const DEFERRED_SCRIPT_META = 'deferred-script';

/** When the script starts although a picture is still loading. */
const TIMEOUT_MS = 3000;

/**
 * The inline script that loads the page's script (packages/browser/main.ts) after the first paint, so that it does not compete with
 * pictures and typefaces (docs/decisions/0042): at the window's `load`, at the first pointer or key event, or after three
 * seconds.
 *
 * Text, because its hash is in the Content-Security-Policy (see number/first-paint.ts).
 */
export const deferredScriptLoader: string =
  `((w,d)=>{` +
  `let begun,f=requestAnimationFrame,` +
  `begin=()=>{if(begun)return;begun=1;` +
  `if(d.readyState=="loading")return d.addEventListener("DOMContentLoaded",run);run()},` +
  `run=()=>d.head.append(Object.assign(d.createElement("script"),{type:"module",src:d.querySelector("meta[name=${DEFERRED_SCRIPT_META}]")?.content}));` +
  `["pointerdown","keydown"].forEach(t=>w.addEventListener(t,begin,true));` +
  // Two animation frames: the last picture is painted in the first.
  `w.addEventListener("load",()=>f(()=>f(()=>setTimeout(begin))));` +
  `setTimeout(begin,${TIMEOUT_MS})` +
  `})(window,document)`;
