import { answerGeolocation } from '@footbridge/bridge/visitors/geolocation/answer';

/** Returns the facility near a visitor (specification, sections 4 and 7). */
export default answerGeolocation;

/** The bridge reads the body itself, refuses a large one unread, and sends its own error for a malformed one. */
export const config = { api: { bodyParser: false } };
