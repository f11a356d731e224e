import { useLayoutEffect, useRef } from 'react';
import { showInTexts } from '@/visitor/number/texts';
import { useCallNumber } from '../PhoneLink/use-call-number';
import { follow } from './follow';

/** Editors' HTML, cleaned on the server, with its blocks' styles before it; base-css.ts sets its type. */
export function Prose({ html }: { html: string }) {
  const number = useCallNumber();
  const text = useRef<HTMLDivElement>(null);
  // Before it is painted: a page reached by a link comes with the house number.
  useLayoutEffect(() => {
    if (text.current && html.includes(' data-call-')) showInTexts(text.current, number);
  }, [html, number]);
  if (!html) return null;
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are clicked, by key too
  return <div className="prose" dir="auto" ref={text} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
