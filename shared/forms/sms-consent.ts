/**
 * What a visitor agrees to by ticking the box for text messages. Recorded with every lead as it was read: whoever changes
 * a word of it raises the version.
 */
export const SMS_CONSENT_VERSION = '1';

/** @param name the brand's name as the page shows it (`shortName`) */
export function smsConsentText(name: string): string {
  return (
    `Text me, too. I agree that ${name} may send me text messages about my request at this number. ` +
    'How many depends on what I ask for; message and data rates may apply. I can end them at any time by answering STOP, ' +
    'and get help by answering HELP. Treatment does not depend on this box, and neither does our answer.'
  );
}
