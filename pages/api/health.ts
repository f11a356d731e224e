import '@/faust.config';
import { healthAnswerer } from '@footbridge/bridge/operations/health/answer';

/** For load balancers and monitors (docs/operations.md). */
export default healthAnswerer();

/** The route has no body; Next's parser would not drain one that it refuses (packages/bridge/docs/reliability.md). */
export const config = { api: { bodyParser: false } };
