import { healthAnswerer } from '@/bridge/health/answer';

/** For load balancers and whoever watches (docs/operations.md). */
export default healthAnswerer();
