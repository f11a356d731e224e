/** A server that is busy with each request, and stops as the site's does. It sends its port to its parent. */
import { createServer } from 'node:http';

import { portOf } from '@footbridge/tools/process/listen';
import { closeServer, stopOnSignals } from '@footbridge/bridge/server/stop';

const BUSY_MS = 3;
const ANSWER_AFTER_MS = 10;

const server = createServer((_request, response) => {
  const until = performance.now() + BUSY_MS;
  while (performance.now() < until);
  setTimeout(() => response.end('the page'), ANSWER_AFTER_MS);
});
server.listen(0, '127.0.0.1', () => process.send?.(portOf(server)));
stopOnSignals(() => closeServer(server));
