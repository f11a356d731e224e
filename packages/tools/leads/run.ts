import { resolve } from 'node:path';
import type { LeadRecord } from '@footbridge/bridge/leads/outbox/types';
import { printableText, printableLine } from '@footbridge/bridge/platform/invisible';
import { markdownTable } from '../markdown-table';
import { Problem } from '../process/problem';
import { readDay, readFormat, type Action } from './arguments';
import { toCsv, writePrivately } from './export';
import type { OperatorStore } from './store';

const time = (at: number | null): string =>
  at === null ? '' : new Date(at).toISOString().replace('T', ' ').slice(0, 19);

const HEAD = ['Reference', 'Form', 'Accepted (UTC)', 'State', 'Tries', 'Next (UTC)', 'Last error or note'];

function row({ reference, form, acceptedAt, state, content, tries, dueAt, lastError, notes }: LeadRecord): string[] {
  const label = state === 'delivered' && !content ? 'delivered, content deleted' : state;
  return [reference, form, time(acceptedAt), label, String(tries), time(dueAt), lastError ?? notes.join('; ')];
}

/** One line for each lead: nothing about the person. */
const leadTable = (records: LeadRecord[]): string =>
  markdownTable(
    HEAD,
    records.map((record) => row(record).map(printableLine)),
  );

function summary(records: LeadRecord[]): string {
  const counts = new Map<string, number>();
  for (const { state } of records) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => `${count} ${state}`).join(', ') || 'none';
}

type Print = (text: string) => void;

const isOpen = ({ state }: LeadRecord): boolean => state !== 'delivered' && state !== 'deleted';

function find(records: LeadRecord[], reference: string): LeadRecord {
  const record = records.find((one) => one.reference === reference);
  if (!record)
    throw new Problem(`There is no lead ${reference}. npm run tool -- leads list --all shows all that are known.`);
  return record;
}

function list(records: LeadRecord[], all: boolean, print: Print): void {
  const shown = all ? records : records.filter(isOpen);
  if (shown.length > 0) print(leadTable(shown));
  else print(all || records.length === 0 ? 'No form was sent yet.' : 'Everything is delivered.');
  if (records.length > 0) print(`\n${summary(records)}`);
}

async function retry(records: LeadRecord[], reference: string, { outbox }: OperatorStore, print: Print): Promise<void> {
  const wanted = reference === 'all' ? records.filter(isOpen) : [find(records, reference)];
  const done = await Promise.all(wanted.map(({ keyHash }) => outbox.retry(keyHash, Date.now())));
  const count = done.filter(Boolean).length;
  if (count === 0 && reference !== 'all')
    throw new Problem(`${reference} is ${wanted[0]?.state}: there is nothing to try, or a worker is at it just now.`);
  print(`${count} will be tried within a few seconds, while the site runs. npm run tool -- leads shows how it went.`);
}

function write(records: LeadRecord[], action: Action, store: OperatorStore, print: Print): void {
  const [since, format] = [readDay(action.since), readFormat(action.format)];
  const within = records.filter(({ acceptedAt }) => acceptedAt >= since);
  const stored = within.filter(({ content }) => content !== null);
  if (stored.length === 0)
    throw new Problem(
      `Nothing that was sent since then is stored (${within.length} known, their content deleted). LEAD_RETENTION_DAYS is the retention.`,
    );
  const leads = stored.map((record) => ({ state: record.state, ...Object(store.read(record)) }));
  const file = resolve(action.out ?? `leads-since-${new Date(since).toISOString().slice(0, 10)}.${format}`);
  writePrivately(file, format === 'csv' ? toCsv(leads) : `${printableText(JSON.stringify(leads, null, 2))}\n`);
  print(
    `${leads.length} leads are in ${file}, which only you can read. It is not encrypted: delete it when you are done with it.`,
  );
  if (within.length > stored.length)
    print(`${within.length - stored.length} more were sent, and their content is deleted already.`);
}

export async function runAction(action: Action, store: OperatorStore, print: Print): Promise<void> {
  const records = await store.outbox.list();
  if (action.name === 'list') return list(records, action.all, print);
  if (action.name === 'retry') return retry(records, action.reference, store, print);
  if (action.name === 'export') return write(records, action, store, print);
  const record = find(records, action.reference);
  if (action.name === 'show')
    return print(`${leadTable([record])}\n\n${printableText(JSON.stringify(store.read(record), null, 2))}`);
  if (!(await store.outbox.remove(record.keyHash)))
    throw new Problem(`What was sent as ${record.reference} is deleted already.`);
  const wasUnder =
    record.state === 'delivering' ? ' A worker had it in hand: it may have been delivered just now.' : '';
  print(
    `What was sent as ${record.reference} is deleted${isOpen(record) ? ', and will not be delivered' : ''}.${wasUnder}`,
  );
}
