import { BandContext } from '../Section/Section';
import { FormAtContext } from './contexts';
import { drawText } from './blocks-in-html';

interface ProseProps {
  html: string;
  /** Where the page has the callback form itself; a text's form becomes a link to it. */
  formAt?: string;
  /** The blocks are bands across the page (./bands.ts). */
  isBands?: boolean;
}

/**
 * Editors' HTML, sanitized on the server, and the theme's blocks in it. css/type.ts and blocks/ style it;
 * packages/browser/behaviors/embeds.ts opens its embeds. On the server only.
 */
export function Prose({ html, formAt, isBands = false }: ProseProps) {
  return (
    html && (
      <FormAtContext value={formAt}>
        <BandContext value={isBands}>{drawText(html)}</BandContext>
      </FormAtContext>
    )
  );
}
