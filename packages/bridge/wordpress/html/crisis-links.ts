import { isTag, isText, type Document, type ParentNode, type Text } from 'domhandler';

import { crisisLinks, isCrisisAddress, type CrisisLink } from '@footbridge/shared/crisis-numbers';

import { WITHOUT_CALL_LINKS } from './call-links';
import { edit } from './edits';
import { escapeHtml } from './escape';
import { childElements, elements, textOf } from './tree';

/** Elements within a sentence; all others end it. */
const INLINE = new Set(
  'a abbr b bdi bdo cite data dfn em font i ins mark q ruby s small span strong sub sup tt u var'.split(' '),
);
/** A postal address and a date have numbers of their own; a summary is a button. */
const WITHOUT_CRISIS_LINKS = new Set([...WITHOUT_CALL_LINKS, 'a', 'address', 'time', 'summary']);
/** Characters at a text's beginning in which a reader in danger finds the number. */
const OPENING_LENGTH = 300;

interface Run {
  text: string;
  nodes: { node: Text; start: number; isFixed: boolean }[];
}

/** Returns the texts between block elements. Editors make numbers bold, so "call or text" and "988" are two nodes. */
function runsIn(root: Document): Run[] {
  const runs: Run[] = [];
  let run: Run = { text: '', nodes: [] };
  const end = () => {
    if (run.nodes.length > 0) runs.push(run);
    run = { text: '', nodes: [] };
  };
  const read = (parent: ParentNode, isFixed: boolean) => {
    for (const child of parent.children) {
      if (isText(child)) {
        run.nodes.push({ node: child, start: run.text.length, isFixed });
        run.text += child.data;
      } else if (isTag(child)) {
        if (!INLINE.has(child.name)) end();
        read(child, isFixed || WITHOUT_CRISIS_LINKS.has(child.name));
        if (!INLINE.has(child.name)) end();
      }
    }
  };
  read(root, false);
  end();
  return runs;
}

function linkHtml(words: string, { href }: CrisisLink): string {
  const name = href.startsWith('sms:') ? ' aria-label="text 988"' : '';
  return words ? `<a href="${href}"${name}>${escapeHtml(words)}</a>` : ` (or <a href="${href}"${name}>text</a>)`;
}

function withLinks(text: string, offset: number, links: readonly CrisisLink[]): string {
  let html = '';
  let done = 0;
  for (const link of links) {
    const [start, end] = [link.start - offset, link.end - offset];
    html += escapeHtml(text.slice(done, start)) + linkHtml(text.slice(start, end), link);
    done = end;
  }
  return html + escapeHtml(text.slice(done));
}

/** Turns 911 and 988 in an editor's text into call links, and "text" beside 988 into a link that texts it. */
export function linkCrisisNumbers(root: Document): void {
  edit((edits) => {
    for (const { text, nodes } of runsIn(root)) {
      const links = crisisLinks(text);
      let next = 0;
      for (const { node, start, isFixed } of nodes) {
        const end = start + node.data.length;
        const first = next;
        while ((links[next]?.end ?? Infinity) <= end) next += 1;
        const isHeading = node.parent !== null && isTag(node.parent) && /^h\d$/.test(node.parent.name);
        // A number of two nodes begins before this one. Headings get no words.
        const own = links
          .slice(first, next)
          .filter((link) => link.start >= start && (!isHeading || link.end > link.start));
        if (own.length > 0 && !isFixed) edits.replace(node, withLinks(node.data, start, own));
      }
    }
  });
}

/** Returns whether the first block of a text begins with a number to call in danger: the page is for people in a crisis. */
export function opensWithCrisisCall(root: Document): boolean {
  const [first] = childElements(root).filter((element) => textOf(element));
  const link = first && elements(first, 'a').find(({ attribs }) => isCrisisAddress(attribs.href));
  if (!first || !link) return false;
  return textOf(first).indexOf(textOf(link)) < OPENING_LENGTH;
}
