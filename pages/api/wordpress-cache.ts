import { answerClearAll } from '@footbridge/bridge/editors/cache-actions/answer-clear-all';
// Configures Faust's client, which verifies the editor.
import '@/faust.config';

/** Clear All Cache (specification, sections 5 and 7). */
export default answerClearAll;

// The route has no body.
export const config = { api: { bodyParser: false } };
