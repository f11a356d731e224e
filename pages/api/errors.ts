import { answerErrorReport } from '@footbridge/bridge/operations/errors/answer';

/** Forwards browsers' error reports to this build's receiver (docs/errors.md). */
export default answerErrorReport;

/** The bridge reads the body itself, and refuses a large one unread. */
export const config = { api: { bodyParser: false } };
