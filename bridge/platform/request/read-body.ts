import type { IncomingMessage } from 'node:http';

/**
 * All that was sent; 'too-large' as soon as it is longer than `mostBytes`, or says that it will be: the rest is then
 * thrown away unread. 'broken-off': the sender left before all was sent.
 */
export function readBody(request: IncomingMessage, mostBytes: number): Promise<Buffer | 'too-large' | 'broken-off'> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) return Promise.resolve('too-large');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= mostBytes) chunks.push(chunk);
      else resolve('too-large');
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => resolve('broken-off'));
    request.on('close', () => resolve('broken-off'));
    // Whoever left while something else was waited for says so no more.
    if (request.destroyed && !request.readableEnded) resolve('broken-off');
  });
}
