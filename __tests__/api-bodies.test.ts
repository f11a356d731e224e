/** What a stranger sends to an API route, and never ends. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const API = 'pages/api';
const routes = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

// Next's parser answers a body of more than a megabyte with 413 and leaves the rest in the line, paused: neither side notices that the
// other has left, and the connection stays open until Node's limit for a request, 300 s. Without it Node discards the rest.
it.each(routes)('%s does not let Next read it', (route) => {
  expect(readFileSync(path.join(API, route), 'utf8')).toMatch(
    /^export const config = \{ api: \{ bodyParser: false \} \};$/m,
  );
});
