import { answerLeads } from '@footbridge/bridge/operations/leads/answer';

/** Counts the leads for WordPress (docs/leads.md). */
export default answerLeads;

/** The route has no body; Next's parser would not drain one that it refuses (packages/bridge/docs/reliability.md). */
export const config = { api: { bodyParser: false } };
