/** The id of the callback form, in a text or elsewhere on its page. */
export const CALLBACK_ID = 'callback-form';
/** Where a text's form was that the callback form replaces. */
export const LEAD_FORM_PLACE = '<div class="lead-form-place"></div>';
