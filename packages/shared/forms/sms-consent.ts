/** Version of the consent text for text messages, recorded with every lead. Raise it with every change of the text. */
export const SMS_CONSENT_VERSION = '2';

/** @param name the brand's name as the page shows it (`shortName`) */
export function smsConsentText(name: string): string {
  return (
    `Text me, too. I agree to receive text messages from ${name} about my request at this number. ` +
    'Message frequency varies, and message and data rates may apply. I can reply STOP at any time to opt out, ' +
    'or HELP for help. My agreement is not a condition of treatment or of a call back.'
  );
}
