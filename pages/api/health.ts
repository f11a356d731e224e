import { healthAnswerer } from '@/bridge/operations/health/answer';

/** For load balancers and whoever watches (docs/operations.md). */
export default healthAnswerer();

/** Nobody sends anything here, and what Next's parser refuses it never reads to its end (docs/bad-input.md). */
export const config = { api: { bodyParser: false } };
