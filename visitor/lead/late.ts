/** What a form needs once somebody touches it: a chunk of its own. */
export { leadBody } from './body';
export { loadRecaptcha } from './recaptcha';
export { sendLead } from './send';
