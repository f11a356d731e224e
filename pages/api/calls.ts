import { answerCalls } from '@footbridge/bridge/operations/calls/answer';

/** Counts the finished calls that a call tracker reports (docs/operations.md). */
export default answerCalls;

/** The signature is over the body's bytes. */
export const config = { api: { bodyParser: false } };
