import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface BenchRequest {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answered {
  /** 0 without a response. */
  status: number;
  ms: number;
}

/** Between two handfuls of requests, ms. */
const STEP = 10;

function send(agent: Agent, { url, method, headers, body = '' }: BenchRequest): Promise<Answered> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, ms: performance.now() - began });
    const sent = request(
      url,
      { agent, method, headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) } },
      (response) => {
        response
          .on('error', () => done(0))
          .on('end', () => done(response.statusCode ?? 0))
          .resume();
      },
    );
    sent.on('error', () => done(0)).end(body);
  });
}

/**
 * Sends requests at a constant rate, however long responses take: a slow server gets no pause.
 * @param next returns the next request
 */
export async function requestSteadily({
  rate,
  seconds,
  next,
}: {
  rate: number;
  seconds: number;
  next: () => BenchRequest;
}): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const answers: Promise<Answered>[] = [];
  const began = performance.now();
  for (let passed = 0; passed < seconds * 1000; passed = performance.now() - began) {
    while (answers.length < (passed / 1000) * rate) answers.push(send(agent, next()));
    await sleep(STEP);
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

/** The value that so much of a list stays below: 0.5, 0.95, 0.99. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
