/** A webhook receiver that stores each lead as a file (docs/leads.md). */
import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { claimOf, isSigned } from '@footbridge/bridge/platform/signature';
import { readBody } from '@footbridge/bridge/platform/request/read-body';
import { listen } from '../process/listen';

const MAX_BYTES = 256 * 1024;
const lead = z.looseObject({ reference: z.string().regex(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/) });

interface Caught {
  folder: string;
  secret: string;
  report: (line: string) => void;
}

async function take(request: IncomingMessage, { folder, secret, report }: Caught): Promise<number> {
  const claim = claimOf(request.headers);
  const body = await readBody(request, MAX_BYTES);
  if (!claim || typeof body === 'string' || !isSigned(claim, body, secret)) return 401;
  const { reference } = lead.parse(JSON.parse(body.toString('utf8')));
  // Named by its reference: the same lead, sent again, replaces itself. Renamed, so that the file is complete or
  // missing.
  const file = join(folder, `${reference}.json`);
  writeFileSync(`${file}.tmp`, body, { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
  report(`Lead ${reference} was delivered: ${file}`);
  return 200;
}

/** Starts it on a free local port. Returns LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET for it, and its folder. */
export async function startCatcher(dataDir: string, report: (line: string) => void) {
  const folder = join(dataDir, 'leads', 'delivered');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('hex');
  const server = createServer((request, response) => {
    take(request, { folder, secret, report }).then(
      (status) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify({ accepted: status === 200 })),
      () => response.writeHead(500).end(),
    );
  });
  return {
    url: `${await listen(server)}/`,
    secret,
    folder,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
