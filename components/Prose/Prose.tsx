import { SELF_CHECK_PLACE } from '@footbridge/shared/self-check';
import { Island } from '../Island/Island';
import { SelfCheck } from '../SelfCheck/SelfCheck.island';

const Text = ({ html }: { html: string }) => (
  <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
);

/**
 * Editors' HTML, sanitized on the server, with the self-check where the editor placed it. css/type.ts and blocks/ style it;
 * packages/browser/behaviors/embeds.ts opens its embeds.
 */
export function Prose({ html }: { html: string }) {
  if (!html) return null;
  const [before = '', after] = html.split(SELF_CHECK_PLACE);
  if (after === undefined) return <Text html={html} />;
  return (
    <>
      {before && <Text html={before} />}
      <Island name="SelfCheck" when="touch" of={SelfCheck} props={{}} />
      {after && <Text html={after} />}
    </>
  );
}
