import { SELF_CHECK_PLACE } from '@footbridge/shared/self-check';
import { LEAD_FORM_PLACE } from '@footbridge/shared/forms/place';
import { Button } from '../Button/Button';
import { Island } from '../Island/Island';
import { CallbackForm } from '../LeadForm/LeadForm.island';
import { SelfCheck } from '../SelfCheck/SelfCheck.island';
import styled from 'styled-components';

const Text = ({ html }: { html: string }) => (
  <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
);

const FormPlace = styled.div`
  margin-block: var(--space-6);
`;

const PLACES = new RegExp(`(${SELF_CHECK_PLACE}|${LEAD_FORM_PLACE})`);

interface ProseProps {
  html: string;
  /** Where the page has the callback form itself; a text's form becomes a link to it. */
  formAt?: string;
}

/**
 * Editors' HTML, sanitized on the server, with the self-check where the editor placed it, and the callback form where WordPress
 * has a form. css/type.ts and blocks/ style it; packages/browser/behaviors/embeds.ts opens its embeds.
 */
export function Prose({ html, formAt }: ProseProps) {
  if (!html) return null;
  return html.split(PLACES).map((part, index) => {
    if (part === SELF_CHECK_PLACE)
      return <Island key={index} name="SelfCheck" when="touch" of={SelfCheck} props={{}} />;
    if (part !== LEAD_FORM_PLACE) return part && <Text key={index} html={part} />;
    return (
      <FormPlace key={index}>
        {formAt ? (
          <Button href={formAt}>Ask us to call you</Button>
        ) : (
          <Island name="CallbackForm" when="visible" of={CallbackForm} props={{}} />
        )}
      </FormPlace>
    );
  });
}
