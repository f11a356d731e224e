import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { log } from '../log';
import { dataFolder } from '../folders';
import { codeOf } from './mail-error';
import { processState } from '../process-state';

/** Caught mails that are kept; the oldest go first. */
const MOST = 1000;
/** Mails of one millisecond, by every process of the site. */
const MOST_AT_ONCE = 1000;
/** A caught mail's file: the moment, then a number. By name they stand in their order. */
export const MAIL_NAME = /^\d{8}T\d{9}Z-\d{3}\.eml$/;
/** Personal words may be in it: for the site's own user alone. */
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

export const mailFolderState = processState<string>('mailFolder');

export const mailFolder = (): string => path.join(dataFolder(), 'mail');

function sayOnce(folder: string): void {
  if (mailFolderState.value === folder) return;
  mailFolderState.value = folder;
  log(
    'info',
    'mail',
    `SMTP_URL is not set: no mail leaves this machine, each is written to ${folder} (npm run mail lists them)`,
  );
}

/** Gives a finished file its name. A link, not a rename: that would take the place of another process's mail. */
async function nameIt(draft: string, folder: string): Promise<string> {
  const moment = new Date().toISOString().replace(/[-:.]/g, '');
  for (let number = 1; number < MOST_AT_ONCE; number += 1) {
    const name = `${moment}-${String(number).padStart(3, '0')}.eml`;
    try {
      await link(draft, path.join(folder, name));
      return name;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
  throw new Error('too many mails at once');
}

async function dropOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => MAIL_NAME.test(name)).toSorted();
  await Promise.all(names.slice(0, -MOST).map((name) => rm(path.join(folder, name), { force: true })));
}

/**
 * Keeps a mail as a file that every mail program opens, whole or not at all.
 * Out: its name.
 * @throws when the disk takes nothing: the mail must then not be called sent.
 */
export async function catchMail(message: Buffer): Promise<string> {
  const folder = mailFolder();
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  const draft = path.join(folder, `${randomUUID()}.tmp`);
  try {
    const file = await open(draft, 'wx', OWN_FILE);
    await file
      .writeFile(message)
      .then(() => file.sync())
      .finally(() => file.close());
    const name = await nameIt(draft, folder);
    sayOnce(folder);
    // The mail is there: that an older one can't be removed is no reason to call it lost.
    await dropOldest(folder).catch((error: unknown) =>
      log('warn', 'mail', 'older caught mails could not be removed', error),
    );
    return name;
  } finally {
    await rm(draft, { force: true });
  }
}
