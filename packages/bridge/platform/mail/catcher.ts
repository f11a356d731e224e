import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { log } from '../log';
import { logOnce } from '../log-repeated';
import { dataFolder } from '../folders';
import { codeOf } from '../failure';

/** Files in the folder. The oldest are removed. */
const MAX_MAILS = 1000;
/** Of one millisecond, by all processes of the site. */
const MAX_MAILS_PER_MS = 1000;
/** File names: the time, then a number; sorted by name they are in order. */
export const MAIL_NAME = /^\d{8}T\d{9}Z-\d{3}\.eml$/;
/** Mails may have personal data, so only the site's own user may read them. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

export const mailFolder = (): string => path.join(dataFolder(), 'mail');

/** Gives a complete file its name, and returns it. Links instead of renaming, which would replace another process's mail. */
async function publish(draft: string, folder: string): Promise<string> {
  const time = new Date().toISOString().replace(/[-:.]/g, '');
  for (let number = 1; number < MAX_MAILS_PER_MS; number += 1) {
    const name = `${time}-${String(number).padStart(3, '0')}.eml`;
    try {
      await link(draft, path.join(folder, name));
      return name;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
  throw new Error('too many mails at once');
}

async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => MAIL_NAME.test(name)).toSorted();
  await Promise.all(names.slice(0, -MAX_MAILS).map((name) => rm(path.join(folder, name), { force: true })));
}

/** Writes a mail, whole or not at all, to an .eml file and returns the file's name. */
export async function catchMail(message: Buffer): Promise<string> {
  const folder = mailFolder();
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  const draft = path.join(folder, `${randomUUID()}.tmp`);
  try {
    const file = await open(draft, 'wx', FILE_MODE);
    await file
      .writeFile(message)
      .then(() => file.sync())
      .finally(() => file.close());
    const name = await publish(draft, folder);
    logOnce('info', 'mail', `SMTP_URL is not set: mails are not sent but written to ${folder}`);
    // The mail is written, so this error is only logged.
    await removeOldest(folder).catch((error: unknown) =>
      log('warn', 'mail', 'older caught mails could not be removed', error),
    );
    return name;
  } finally {
    await rm(draft, { force: true });
  }
}
