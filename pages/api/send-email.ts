import { answerSendEmail } from '@footbridge/bridge/editors/mail/answer';
// Configures Faust's client, which verifies the editor.
import '@/faust.config';

/** Notifies staff by mail that the cache was cleared (specification, sections 5 and 7). */
export default answerSendEmail;

/** The bridge reads the body itself, and refuses a large one unread. */
export const config = { api: { bodyParser: false } };
