/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { startDelivery } from '@footbridge/bridge/leads/delivery/start';
import { outbox, outboxFile } from '@footbridge/bridge/leads/outbox/open';
import { newLeadKey } from '../../../../../__tests__/support/leads';
import { temporaryFolder } from '../../../../../__tests__/support/temporary-folder';

describe('the end of a process', () => {
  it('is no error when the outbox cannot be written any more', async () => {
    const folder = temporaryFolder();
    process.env.DATA_DIR = folder;
    process.env.LEAD_KEY = newLeadKey();
    jest.spyOn(console, 'error').mockReturnValue();
    jest.spyOn(console, 'warn').mockReturnValue();
    const before = process.listeners('exit');
    await startDelivery();
    await outbox();
    await new Promise(setImmediate);
    rmSync(dirname(outboxFile(folder)), { recursive: true });
    writeFileSync(dirname(outboxFile(folder)), '');
    const added = process.listeners('exit').filter((listener) => !before.includes(listener));
    expect(added).not.toEqual([]);
    for (const listener of added) {
      process.off('exit', listener);
      expect(() => Reflect.apply(listener, process, [0])).not.toThrow();
    }
    process.emit('SIGTERM');
  });
});
