/** The page that says how to reach the brand: the form to be called back stands there, whatever template it has. */
export const CONTACT_PATH = '/contact/';
