import type { PreviewRibbonFacts } from '@/bridge/wordpress/types';
import { Ribbon } from './PreviewRibbon.styles';

/** Says over a preview what it is of, and leads to the editor and out. For editors only: no page of a visitor's loads it. */
export function PreviewRibbon({ state, author, date, editUrl, leaveUrl }: PreviewRibbonFacts) {
  const facts = [state, author && `by ${author}`, date].filter(Boolean);
  return (
    <Ribbon aria-label="Preview">
      <strong>Preview</strong>
      <ul role="list">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <a href={editUrl}>Edit</a>
      {/* Not through the router: the public page comes as visitors get it. */}
      <a href={leaveUrl}>Leave preview</a>
    </Ribbon>
  );
}
