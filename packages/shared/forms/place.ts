/** The id of the callback form, in a text or elsewhere on its page. */
export const CALLBACK_ID = 'callback-form';
