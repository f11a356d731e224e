/** The contact page. It has the callback form, whatever its template. */
export const CONTACT_PATH = '/contact/';
