import { Agent, request } from 'node:http';

export interface Arrival {
  /** ms until the first and the last of them had the whole page. */
  first: number;
  last: number;
  /** Visitors who did not get the page. */
  failed: number;
}

/** Compressing is part of what a page costs. */
const AS_A_BROWSER = { 'accept-encoding': 'gzip' };

function visit(agent: Agent, url: string, began: number): Promise<{ status: number; ms: number }> {
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, ms: performance.now() - began });
    request(url, { agent, headers: AS_A_BROWSER }, (response) =>
      response
        .on('error', () => done(0))
        .on('end', () => done(response.statusCode ?? 0))
        .resume(),
    )
      .on('error', () => done(0))
      .end();
  });
}

/** Opens a page as several visitors at the same time, each over its own connection. */
export async function arriveAtOnce(url: string, visitors: number): Promise<Arrival> {
  const agent = new Agent({ maxSockets: visitors });
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: visitors }, () => visit(agent, url, began)));
  agent.destroy();
  const times = answers.map(({ ms }) => ms);
  return {
    first: Math.min(...times),
    last: Math.max(...times),
    failed: answers.filter(({ status }) => status !== 200).length,
  };
}
