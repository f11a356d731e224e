/** The embedded WordPress in a thread of its own, until it receives a message. */
import { parentPort, workerData } from 'node:worker_threads';
import { startEmbeddedWordPress, type EmbeddedWordPressOptions } from '@footbridge/embedded/server';

async function start(options: EmbeddedWordPressOptions): Promise<void> {
  const wordPress = await startEmbeddedWordPress({
    ...options,
    onReload: () => console.log('Content read anew'),
    onProblem: ({ file, message }) => console.error(`Content file ${file}: ${message}`),
    onEditsProblem: (message) => console.error(message),
  });
  parentPort?.once('message', () => void wordPress.close());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage('started');
}

// Rejections end the thread, with its error.
void start(workerData);
