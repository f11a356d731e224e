import { answerSuggestions } from '@footbridge/bridge/pages/search/answer-suggestions';
import '@/faust.config';

/** Suggests pages while a visitor types a search (docs/privacy.md). */
export default answerSuggestions;

/** The bridge reads the body itself, and refuses a large one unread. */
export const config = { api: { bodyParser: false } };
