/** Version of the consent text for text messages, recorded with every lead. Raise it with every change of the text. */
export const SMS_CONSENT_VERSION = '1';

/** @param name the brand's name as the page shows it (`shortName`) */
export function smsConsentText(name: string): string {
  return (
    `Text me, too. I agree that ${name} may send me text messages about my request at this number. ` +
    'How many depends on what I ask for; message and data rates may apply. I can end them at any time by answering STOP, ' +
    'and get help by answering HELP. Treatment does not depend on this box, and neither does our answer.'
  );
}
