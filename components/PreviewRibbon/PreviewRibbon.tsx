import styled from 'styled-components';
import type { PreviewRibbonFacts } from '@footbridge/bridge/editors/editor/ribbon-facts';
import { media } from '@footbridge/shared/breakpoints';

/** Below the header, in the page's flow, so that it covers nothing. Sticky where there is room. */
const Ribbon = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--gutter);
  border-bottom: 3px solid var(--color-brand);
  background: var(--color-primary);
  color: var(--color-on-color);
  font-size: 1rem;
  line-height: 1.4;

  strong {
    letter-spacing: 0.04em;
    text-transform: uppercase;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    margin-right: auto;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: 44px;
    padding-inline: var(--space-3);
    border: 1px solid currentcolor;
    border-radius: var(--radius);
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a:focus-visible {
    outline-color: currentcolor;
  }
  ${media.wide} {
    flex-wrap: nowrap;
    position: sticky;
    z-index: calc(var(--layer-navigation) - 1);
    top: calc(80px + var(--admin-bar, 0px));
  }
  @media (max-height: 500px) {
    position: static;
  }
  @media print {
    display: none;
  }
`;

/** States what a preview shows, with links to the editor and out, which a share link lacks. */
export function PreviewRibbon({ state, author, date, notShown, editUrl, leaveUrl }: PreviewRibbonFacts) {
  const facts = [state, author && `by ${author}`, date, notShown].filter(Boolean);
  return (
    <Ribbon aria-label="Preview">
      <strong>Preview</strong>
      <ul role="list">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {editUrl && <a href={editUrl}>Edit</a>}
      {/* A full navigation, so that the public page is as visitors get it. */}
      {leaveUrl && <a href={leaveUrl}>Leave preview</a>}
    </Ribbon>
  );
}
