import { answerSite } from '@footbridge/bridge/operations/site/answer';

/** Returns the brands that editors may choose in WordPress (docs/wordpress.md). */
export default answerSite;

/** The route has no body; Next's parser would not drain one that it refuses (packages/bridge/docs/bad-input.md). */
export const config = { api: { bodyParser: false } };
