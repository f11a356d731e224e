import { healthAnswerer } from '@/bridge/health/answer';

/** For load balancers and whoever watches (docs/operations.md). */
export default healthAnswerer();

/** Nobody sends anything here. What Next's parser refuses it never reads to its end: the connection would stand for minutes. */
export const config = { api: { bodyParser: false } };
