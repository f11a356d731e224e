import { appendFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { InvalidationLog } from '@footbridge/bridge/cache/page-cache/invalidation-log';
import { SegmentedLog } from '@footbridge/bridge/cache/page-cache/segmented-log';
import { temporaryFolder } from '../../../../../__tests__/support/temporary-folder';

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));

const renderedAt = (at: number, ...keys: string[]) => [{ at, keys }];

describe('the invalidation log', () => {
  it('invalidates what was rendered before an entry and depends on one of its keys, and nothing else', () => {
    const log = new InvalidationLog(folder);
    log.add({ time: 100, match: ['post:12', 'uri:/about/'] });
    expect(log.isInvalidated(renderedAt(50, 'post:12'))).toBe(true);
    expect(log.isInvalidated(renderedAt(50, 'uri:/about/', 'post:2'))).toBe(true);
    expect(log.isInvalidated(renderedAt(50, 'post:1', 'uri:/about/team/'))).toBe(false);
    expect(log.isInvalidated(renderedAt(101, 'post:12'))).toBe(false);
  });

  it('compares each dependency with its own time: menus may be older than the page', () => {
    const log = new InvalidationLog(folder);
    log.add({ time: 100, match: ['kind:menu'] });
    expect(
      log.isInvalidated([
        { at: 150, keys: ['post:1'] },
        { at: 90, keys: ['kind:menu'] },
      ]),
    ).toBe(true);
    expect(
      log.isInvalidated([
        { at: 90, keys: ['post:1'] },
        { at: 150, keys: ['kind:menu'] },
      ]),
    ).toBe(false);
  });

  it('invalidates unknown dependencies by any entry, and everything by an entry of all keys', () => {
    const log = new InvalidationLog(folder);
    log.add({ time: 100, match: ['post:12'] });
    expect(log.isInvalidated(renderedAt(50, '*'))).toBe(true);
    log.add({ time: 200, match: '*' });
    expect(log.isInvalidated(renderedAt(150, 'post:1'))).toBe(true);
    expect(log.isInvalidated(renderedAt(150))).toBe(true);
  });

  it('invalidates pages from the future, which no edit would reach', () => {
    const HOUR = 3_600_000;
    const log = new InvalidationLog(folder);
    expect(log.isInvalidated(renderedAt(Date.now() + 2 * HOUR, 'post:12'))).toBe(true);
    // Clocks differ by seconds.
    expect(log.isInvalidated(renderedAt(Date.now() + 5000, 'post:12'))).toBe(false);
    log.add({ time: Date.now(), match: ['post:12'] });
    expect(log.isInvalidated(renderedAt(Date.now() - HOUR, 'post:12'), Date.now() + 2 * HOUR)).toBe(true);
  });

  it('is known after a restart, and to every other process at once', () => {
    const one = new InvalidationLog(folder);
    const other = new InvalidationLog(folder);
    one.add({ time: 100, match: ['post:12'] });
    expect(other.isInvalidated(renderedAt(50, 'post:12'))).toBe(true);
    expect(new InvalidationLog(folder).isInvalidated(renderedAt(50, 'post:12'))).toBe(true);
  });

  it('stays in order when two processes write in another order than they read the clock', () => {
    const log = new InvalidationLog(folder);
    log.add({ time: 200, match: ['post:2'] });
    log.add({ time: 100, match: ['post:1'] });
    expect(log.isInvalidated(renderedAt(50, 'post:1'))).toBe(true);
    expect(log.isInvalidated(renderedAt(150, 'post:1'))).toBe(false);
    expect(log.isInvalidated(renderedAt(150, 'post:2'))).toBe(true);
  });

  it('knows a webhook’s id in all processes, and which of two was first', async () => {
    const [one, other] = [new InvalidationLog(folder), new InvalidationLog(folder)];
    expect(await one.add({ time: 1, match: [], id: 'a', by: 'one' })).toBe(true);
    expect(other.hasSeen('a')).toBe(true);
    expect(await other.add({ time: 1, match: [], id: 'a', by: 'other' })).toBe(false);
    expect(new InvalidationLog(folder).hasSeen('a')).toBe(true);
    expect(one.hasSeen('b')).toBe(false);
  });

  it('folds thousands of entries: what is older than the oldest one left is invalid', () => {
    const log = new InvalidationLog(folder);
    const lines = Array.from({ length: 5001 }, (_, i) => JSON.stringify({ time: 1000 + i, match: [`post:${i}`] }));
    writeFileSync(path.join(folder, '000001.ndjson'), `${lines.join('\n')}\n`);
    expect(log.isInvalidated(renderedAt(900, 'post:9999'))).toBe(true);
    expect(log.isInvalidated(renderedAt(5900, 'post:9999'))).toBe(false);
    expect(log.isInvalidated(renderedAt(5900, 'post:5000'))).toBe(true);
  });
});

describe('a segmented log', () => {
  const bound = { fileBytes: 60, files: 3 };

  it('returns each record once, across files, and deletes the oldest file', () => {
    const [writer, reader] = [new SegmentedLog(folder, bound), new SegmentedLog(folder, bound)];
    const seen: unknown[] = [];
    for (let i = 0; i < 30; i += 1) {
      writer.append({ number: i, text: 'some text of some length' });
      seen.push(...reader.readNew());
    }
    expect(seen.map((one) => Reflect.get(Object(one), 'number'))).toEqual(Array.from({ length: 30 }, (_, i) => i));
    expect(readdirSync(folder)).toHaveLength(3);
    expect(writer.isCut).toBe(true);
  });

  it('skips lines that are no entries, and reads those beside them', () => {
    new InvalidationLog(folder).add({ time: 100, match: ['post:12'] });
    const [file = ''] = readdirSync(folder);
    appendFileSync(
      path.join(folder, file),
      '""\n7\nnull\n{"time":"now","match":"*"}\n{"time":200}\n{"time":200,"match":[7]}\n',
    );
    const log = new InvalidationLog(folder);
    expect(log.isInvalidated(renderedAt(50, 'post:12'))).toBe(true);
    expect(log.isInvalidated(renderedAt(50, 'post:1'))).toBe(false);
  });

  it('survives half a line that a crash left, and loses nothing after it', () => {
    const log = new SegmentedLog(folder, bound);
    log.append({ a: 1 });
    appendFileSync(path.join(folder, '000001.ndjson'), '{"a":2,"bro');
    expect(log.readNew()).toEqual([{ a: 1 }]);
    log.append({ a: 3 });
    expect(log.readNew()).toEqual([{ a: 3 }]);
    expect(new SegmentedLog(folder, bound).readNew()).toEqual([{ a: 1 }, { a: 3 }]);
  });

  it('reads on after its folder was deleted', () => {
    const log = new SegmentedLog(folder, bound);
    log.append({ a: 1 });
    expect(log.readNew()).toHaveLength(1);
    rmSync(folder, { recursive: true });
    expect(log.readNew()).toEqual([]);
    log.append({ a: 2 });
    expect(log.readNew()).toEqual([{ a: 2 }]);
  });
});
