import { answerFaust } from '@footbridge/bridge/editors/editor/routes';
// Configures Faust's client.
import '@/faust.config';

// The route has no body.
export const config = { api: { bodyParser: false } };

/** Signs editors in and out with Faust's authorization code flow (docs/editors.md). */
export default answerFaust;
