import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { webhook } from '@footbridge/bridge/leads/delivery/webhook';
import { deliveryOf } from '@footbridge/bridge/leads/lead/payload';
import { readLead } from '@footbridge/bridge/leads/lead/schema';
import { outboxFile } from '@footbridge/bridge/leads/outbox/open';
import { leadKeys, seal } from '@footbridge/bridge/leads/outbox/seal';
import { sqliteOutbox } from '@footbridge/bridge/leads/outbox/sqlite';
import { printableText } from '@footbridge/bridge/platform/invisible';
import { FLAGS, readAction } from '@footbridge/tools/leads/arguments';
import { startCatcher } from '@footbridge/tools/leads/catcher';
import { parseFlags } from '@footbridge/tools/process/flags';
import { embeddedLeadKey } from '@footbridge/tools/server/secrets';
import { toCsv } from '@footbridge/tools/leads/export';
import { runAction } from '@footbridge/tools/leads/run';
import { openStore, type OperatorStore } from '@footbridge/tools/leads/store';
import { FORM_NAMES } from '@footbridge/shared/forms/names';

import { insuranceCheck, newLeadKey, PERSONAL } from '../../../__tests__/support/leads';

const folder = mkdtempSync(join(tmpdir(), 'footbridge-leads-'));
const T0 = Date.UTC(2026, 0, 15, 3);
let data = '';
let store: OperatorStore;
const printed: string[] = [];

/** As the site stores them. */
async function fill(folderOfSite: string): Promise<void> {
  const outbox = sqliteOutbox(outboxFile(folderOfSite), 'DSH');
  for (const [index, reference] of ['AAAAA-AAAA1', 'AAAAA-AAAA2', 'AAAAA-AAAA3'].entries()) {
    const read = readLead(insuranceCheck({ description: '=HYPERLINK("https://evil.example")' }), FORM_NAMES, T0);
    const keys = leadKeys();
    if (read.kind !== 'lead' || !keys) throw new Error('no lead');
    const lead = deliveryOf(read.lead, { key: `key-${index}`, reference, now: T0 + index, suspicions: [] });
    await outbox.accept({
      keyHash: `hash-${index}`,
      reference,
      fingerprint: 'f',
      form: 'insurance',
      acceptedAt: T0 + index * 86_400_000,
      content: seal(JSON.stringify(lead), `hash-${index}`, keys),
    });
  }
  const [first, second] = await outbox.claim({ holder: 'w', max: 2, now: T0 + 86_400_000, leaseMs: 1000 });
  if (first) await outbox.settle(first, { kind: 'delivered', at: T0 });
  if (second)
    await outbox.settle(second, {
      kind: 'failed',
      state: 'refused',
      at: T0,
      dueAt: T0 + 3600_000,
      error: 'the webhook answered 400',
    });
  await outbox.close();
}

function actionOf(line: string) {
  const config = { args: line.split(' ').filter(Boolean), options: FLAGS, allowPositionals: true };
  const { values, positionals } = parseFlags(config, 'npm run tool -- leads --help');
  return readAction(values, positionals);
}

const run = async (line: string) => {
  printed.length = 0;
  await runAction(actionOf(line), store, (text) => void printed.push(text));
  return printed.join('\n');
};

beforeEach(async () => {
  process.env.LEAD_KEY = newLeadKey();
  data = mkdtempSync(join(folder, 'data-'));
  await fill(data);
  store = await openStore({}, 'DSH', data);
});
afterEach(async () => {
  await store.outbox.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run tool -- leads', () => {
  it('lists what is not delivered, as a table without personal data', async () => {
    const table = await run('');
    expect(table).toMatch(
      /^\| Reference +\| Form +\| Accepted \(UTC\) +\| State +\| Tries \| Next \(UTC\) +\| Last error/,
    );
    expect(table).toMatch(
      /AAAAA-AAAA2 \| insurance \| 2026-01-16 03:00:00 \| refused +\| 1 +\| 2026-01-15 04:00:00 \| the webhook answered 400/,
    );
    expect(table).not.toContain('AAAAA-AAAA1');
    expect(table).toContain('1 delivered, 1 refused, 1 accepted');
    expect(await run('list --all')).toContain('AAAAA-AAAA1');
    expect(PERSONAL.filter((word) => printed.join('').includes(word))).toEqual([]);
  });

  it('shows one completely, by its reference as read out on the phone', async () => {
    expect(await run('show aaaaaaaaa2')).toMatch(/"firstname": "Marlene"[\s\S]*"memberId": "HX-7781-ZQ"/);
  });

  it('tries one again now, or all', async () => {
    expect(await run('retry AAAAA-AAAA2')).toMatch(/^1 will be tried/);
    expect((await store.outbox.list()).map(({ state }) => state)).toEqual(['delivered', 'waiting', 'accepted']);
    expect(await run('retry all')).toMatch(/^2 will be tried/);
    await expect(run('retry AAAAA-AAAA1')).rejects.toThrow('AAAAA-AAAA1 is delivered: there is nothing to try');
  });

  it.each(['csv', 'json'])(
    'writes what was sent since a day to a file that only its owner can read: %s',
    async (format) => {
      const file = join(data, `out.${format}`);
      expect(await run(`export --since 2026-01-16 --format ${format} --out ${file}`)).toContain(
        `2 leads are in ${file}`,
      );
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const text = readFileSync(file, 'utf8');
      expect(text).toContain('AAAAA-AAAA3');
      expect(text).not.toContain('AAAAA-AAAA1');
      expect(text).toContain('HX-7781-ZQ');
      await expect(run(`export --since 2026-01-16 --out ${file}`)).rejects.toThrow(
        'is there already. Name another one: --out FILE',
      );
    },
  );

  it('prints no character that controls the terminal, of leads that an earlier version stored', async () => {
    const evil = 'M\u001b[31m\u009b2J\u202earlene\u{e0041}';
    const read: OperatorStore['read'] = () => ({ fields: { firstname: evil }, message: `${evil}\nline two 👨‍👩‍👧` });
    const old = { ...store, read };
    for (const line of [
      'show AAAAA-AAAA2',
      ...['csv', 'json'].map((one) => `export --since 2026-01-16 --format ${one} --out ${join(data, one)}`),
    ]) {
      await runAction(actionOf(line), old, (text) => void printed.push(text));
    }
    for (const text of [printed.join('\n'), ...['csv', 'json'].map((one) => readFileSync(join(data, one), 'utf8'))]) {
      expect(text.replaceAll('\r\n', '\n')).toBe(printableText(text.replaceAll('\r\n', '\n')));
      expect(text).toMatch(/2J·arlene·/);
    }
    expect(readFileSync(join(data, 'csv'), 'utf8')).toContain('arlene·\nline two 👨‍👩‍👧');
  });

  it('deletes one, and reports that it cannot be restored', async () => {
    expect(await run('delete AAAAA-AAAA3')).toContain('is deleted, and will not be delivered');
    await expect(run('show AAAAA-AAAA3')).rejects.toThrow('is deleted (deleted). Nothing can bring it back');
    await expect(run('delete AAAAA-AAAA3')).rejects.toThrow('deleted already');
  });

  it.each([
    ['show', /"" is no reference. One looks like K7QF3-M2PXY/],
    ['show 12', /is no reference/],
    ['export', /--since wants a day/],
    ['export --since yesterday', /--since wants a day/],
    ['export --since 2026-01-01 --format xml', /--format is csv or json/],
    ['destroy', /no command "leads destroy"/],
    ['list --evil', /See npm run tool -- leads --help/],
    ['show AAAAA-AAAA1 AAAAA-AAAA2', /One reference at a time/],
    ['show ZZZZZ-ZZZZZ', /There is no lead ZZZZZ-ZZZZZ. npm run tool -- leads list --all/],
    ['export --since 2030-01-01', /LEAD_RETENTION_DAYS/],
  ])('%s: says what to write instead', async (line, words) => {
    await expect(run(line)).rejects.toThrow(words);
  });

  it('names the missing store, or the missing key', async () => {
    await expect(openStore({}, 'DSH', folder)).rejects.toThrow(
      /No form was sent to DSH yet: .* does not exist.*DATA_DIR or --data.*REDIS_URL/,
    );
    delete process.env.LEAD_KEY;
    const keyless = await openStore({}, 'DSH', data);
    const [record] = await keyless.outbox.list();
    expect(() => record && keyless.read(record)).toThrow(/LEAD_KEY is not set/);
    process.env.LEAD_KEY = newLeadKey();
    const other = await openStore({}, 'DSH', data);
    expect(() => record && other.read(record)).toThrow(/LEAD_KEY_PREVIOUS/);
    await Promise.all([keyless.outbox.close(), other.outbox.close()]);
  });

  it('finds the example site’s leads and their key by itself', async () => {
    const own = mkdtempSync(join(folder, 'own-'));
    const site = join(own, 'embedded', 'DSH');
    process.env.LEAD_KEY = embeddedLeadKey(site);
    expect(embeddedLeadKey(site)).toBe(process.env.LEAD_KEY);
    expect(statSync(join(site, 'leads', 'key')).mode & 0o777).toBe(0o600);
    await fill(site);
    delete process.env.LEAD_KEY;
    const found = await openStore({}, 'DSH', own);
    const [record] = await found.outbox.list();
    expect(record && found.read(record)).toMatchObject({ reference: 'AAAAA-AAAA1' });
    await found.outbox.close();
  });

  it('is a command', () => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'packages/tools/tool/main.ts', 'leads', 'list', '--all', '--data', data],
      { cwd: join(__dirname, '../../..'), encoding: 'utf8' },
    );
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout).toContain('AAAAA-AAAA1');
  }, 30_000);
});

describe('leads as a spreadsheet', () => {
  it('have a column for every name, and no formula', () => {
    expect(
      toCsv([
        { a: '=1+1', b: { c: 'x"y' } },
        { a: true, d: ['p', 'q'] },
      ]),
    ).toBe('"a","b.c","d"\r\n"\'=1+1","x""y",""\r\n"true","","p q"');
  });
});

describe('the example site’s catcher', () => {
  it('stores each delivery once, as a private file, and rejects unsigned ones', async () => {
    const lines: string[] = [];
    const catcher = await startCatcher(data, (line) => void lines.push(line));
    const [record] = await store.outbox.list();
    const lead = record && store.read(record);
    const send = (secret: string) =>
      webhook({ url: catcher.url, secret, mustConfirm: true }).deliver(Object(lead), JSON.stringify(lead));
    expect(await send('another')).toMatchObject({ error: 'the webhook answered 401' });
    expect(readdirSync(catcher.folder)).toEqual([]);
    expect([await send(catcher.secret), await send(catcher.secret)]).toEqual([{ kind: 'sent' }, { kind: 'sent' }]);
    expect(readdirSync(catcher.folder)).toEqual(['AAAAA-AAAA1.json']);
    const file = join(catcher.folder, 'AAAAA-AAAA1.json');
    expect([statSync(file).mode & 0o777, JSON.parse(readFileSync(file, 'utf8'))]).toEqual([0o600, lead]);
    expect(lines[0]).toBe(`Lead AAAAA-AAAA1 was delivered: ${file}`);
    await catcher.close();
  });

  it('responds with an error when it cannot store one', async () => {
    const catcher = await startCatcher(data, () => undefined);
    rmSync(catcher.folder, { recursive: true });
    writeFileSync(catcher.folder, '');
    const [record] = await store.outbox.list();
    const lead = record && store.read(record);
    expect(
      await webhook({ url: catcher.url, mustConfirm: true, secret: catcher.secret }).deliver(
        Object(lead),
        JSON.stringify(lead),
      ),
    ).toMatchObject({ error: 'the webhook answered 500' });
    await catcher.close();
    expect(existsSync(join(catcher.folder, 'AAAAA-AAAA1.json'))).toBe(false);
  });
});
