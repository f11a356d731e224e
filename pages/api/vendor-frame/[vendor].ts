import { answerVendorIframe } from '@footbridge/bridge/visitors/vendors/answer';

/** Serves the iframe of a vendor's script (docs/privacy.md). */
export default answerVendorIframe;

/** The route has no body; Next's parser would not drain one that it refuses (packages/bridge/docs/reliability.md). */
export const config = { api: { bodyParser: false } };
