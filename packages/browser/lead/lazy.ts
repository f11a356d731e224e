/** The code that a form needs once a visitor touches it: a separate chunk. */
export { leadBody } from './body';
export { loadRecaptcha } from './recaptcha';
export { sendLead } from './send';
