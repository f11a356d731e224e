import type { PreviewRibbonFacts } from '@footbridge/bridge/editors/editor/ribbon-facts';
import { Ribbon } from './PreviewRibbon.styles';

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
