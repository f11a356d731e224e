import { VETERAN } from './rules';

import type { Site } from '@/shared/site/types';

/** Returns a literal for an inline script: `<` is escaped, so that no value can end the element. */
const literal = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Attribute of the root element with the variant that was painted; current.ts reads it. */
export const VARIANT_ATTRIBUTE = 'data-call-variant';

/** Attribute of the root element on pages of a special segment, whose score is at least 1 (specification, section 4). */
export const SPECIAL_ATTRIBUTE = 'data-call-special';

/**
 * Returns the inline script of the document's head, which shows a returning visitor's number in the first paint in place of
 * the default number. It reads storage and cookie, applies the rules of choose.ts (__tests__/visitor/number tests both with
 * one table), and edits the call links as the parser adds them. Blocked or invalid storage counts as empty. For the default
 * number, which the HTML has, it does nothing.
 *
 * Text and not a function, because the Content-Security-Policy has its hash, and a compiler would change its bytes.
 */
export function firstPaintScript({ callNumbers, mentalHealthPath, specialPaths, veteranPath }: Site): string {
  const others = Object.entries(callNumbers).filter(
    ([variant]) => variant !== 'default' && (variant !== 'mentalHealth' || mentalHealthPath),
  );
  // Area, exchange and line: the script writes a number as site-config/brand/site.ts does.
  const numbers = Object.fromEntries(others.map(([variant, { tel }]) => [variant, tel.replace('tel:+1', '')]));
  const mentalHealth = mentalHealthPath ? `on(${literal(mentalHealthPath)})?"mentalHealth":` : '';
  return (
    `((w,d)=>{` +
    `let r=d.documentElement,p=w.location.pathname.toLowerCase().replace(/\\/?$/,"/"),c="",` +
    `on=s=>!p.indexOf(s),` +
    `stored=(a,k)=>{try{return JSON.parse(w[a+"Storage"].getItem("footbridge."+a)).state[k]}catch(e){}},` +
    `s=stored("local","callTrackingIntentScore");` +
    `try{c=d.cookie}catch(e){}` +
    `let v=${mentalHealth}` +
    `on("/alumni/")||/(^|; )alumni-entrance=true(;|$)/.test(c)?"alumni":` +
    `stored("session","useVetPhone")===true||on(${literal(veteranPath)})||/${VETERAN.source}/.test(p)?"veteran":` +
    `${literal(specialPaths)}.includes(p)?"specialPath":s===2?"score2":s===1||r.hasAttribute("${SPECIAL_ATTRIBUTE}")?"score1":0;` +
    `if(!v)return;` +
    `let n=${literal(numbers)}[v],g=n.match(/^...|...(?=.{4})|....$/g),t="+1"+n,` +
    `shown=\`(\${g[0]}) \${g[1]}-\${g[2]}\`,all=(q,f)=>d.querySelectorAll(q).forEach(f),` +
    `patch=()=>{` +
    `if(d.body)d.body.dataset.callNumber=t;` +
    `all("[data-call-link]",a=>a.href="tel:"+t);` +
    `all("[data-call-number-text]",e=>{if(e.textContent!=shown)e.textContent=shown})},` +
    `o=new MutationObserver(patch);` +
    `r.setAttribute("${VARIANT_ATTRIBUTE}",v);` +
    `o.observe(r,{childList:true,subtree:true});` +
    `d.addEventListener("DOMContentLoaded",()=>{patch();o.disconnect()})` +
    `})(window,document)`
  );
}
