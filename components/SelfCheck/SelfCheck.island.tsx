import { AUDIT_C } from './audit-c';
import { Questionnaire } from './Questionnaire';
import { QUICK_SCREEN } from './quick-screen';

/**
 * A self-check of one's drinking and drug use. The browser finds the results, and stores and sends nothing. It is no form element,
 * which would put the answers into the address.
 */
export function SelfCheck() {
  return (
    <>
      <Questionnaire check={AUDIT_C} />
      <Questionnaire check={QUICK_SCREEN} />
    </>
  );
}
