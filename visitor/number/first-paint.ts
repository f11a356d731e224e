import { VETERAN } from './rules';

import type { SiteConfig } from '@/site-config/types';

/** As a script's text: no brand's value can end the element it stands in. */
const literal = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Where current.ts finds what was painted: an attribute of the root element, which React does not draw. */
export const VARIANT_ATTRIBUTE = 'data-call-variant';

/** On the root element of a page whose segment is a special case: the score is at least 1 there (specification, section 4). */
export const SPECIAL_ATTRIBUTE = 'data-call-special';

/**
 * The inline script of the document's head: whoever comes back sees the number of their visit in the first paint, not the
 * house number and then another one. It reads what the visit left in storage and cookie, goes by the rules of choose.ts
 * (__tests__/visitor/number runs both on one table), and edits the call links as the parser adds them. Storage that is
 * blocked, or holds rubbish, is as good as none. For the house number it does nothing: that stands in the HTML.
 *
 * Written as text: its bytes must be the same in the page and in the Content-Security-Policy, which has their hash, and
 * what a compiler makes of a function is not.
 */
export function firstPaintScript({ callNumbers, mentalHealthPath, specialPaths, veteranPath }: SiteConfig): string {
  const others = Object.entries(callNumbers).filter(
    ([variant]) => variant !== 'default' && (variant !== 'mentalHealth' || mentalHealthPath),
  );
  // Area, exchange and line: the script writes a number as site-config/phones.ts does.
  const numbers = Object.fromEntries(others.map(([variant, { tel }]) => [variant, tel.replace('tel:+1', '')]));
  const mentalHealth = mentalHealthPath ? `on(${literal(mentalHealthPath)})?"mentalHealth":` : '';
  return (
    `((w,d)=>{` +
    `let r=d.documentElement,p=w.location.pathname.toLowerCase().replace(/\\/?$/,"/"),c="",` +
    `on=s=>!p.indexOf(s),` +
    `kept=(a,k)=>{try{return JSON.parse(w[a+"Storage"].getItem("footbridge."+a)).state[k]}catch(e){}},` +
    `s=kept("local","callTrackingIntentScore");` +
    `try{c=d.cookie}catch(e){}` +
    `let v=${mentalHealth}` +
    `on("/alumni/")||/(^|; )alumni-entrance=true(;|$)/.test(c)?"alumni":` +
    `kept("session","useVetPhone")===true||on(${literal(veteranPath)})||/${VETERAN.source}/.test(p)?"veteran":` +
    `${literal(specialPaths)}.includes(p)?"specialPath":s===2?"score2":s===1||r.hasAttribute("${SPECIAL_ATTRIBUTE}")?"score1":0;` +
    `if(!v)return;` +
    `let n=${literal(numbers)}[v],g=n.match(/^...|...(?=.{4})|....$/g),t="+1"+n,` +
    `all=(q,f)=>d.querySelectorAll(q).forEach(f),` +
    `text=(q,s)=>all(q,e=>{if(e.textContent!=s)e.textContent=s}),` +
    `patch=()=>{` +
    `if(d.body)d.body.dataset.callNumber=t;` +
    `all("[data-call-link]",a=>a.href="tel:"+t);` +
    `text("[data-call-number-text]",\`(\${g[0]}) \${g[1]}-\${g[2]}\`);` +
    `text("[data-call-digits]",g.map(x=>", "+[...x].join(" ")).join(""))},` +
    `o=new MutationObserver(patch);` +
    `r.setAttribute("${VARIANT_ATTRIBUTE}",v);` +
    `o.observe(r,{childList:true,subtree:true});` +
    `d.addEventListener("DOMContentLoaded",()=>{patch();o.disconnect()})` +
    `})(window,document)`
  );
}
