import { serveMedia } from '@/bridge/media/serve';

export default serveMedia;

// Streams: the size is WordPress's, and Next's warning about large answers means pages.
export const config = { api: { responseLimit: false, bodyParser: false } };
