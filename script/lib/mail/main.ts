/** `npm run mail [-- 3]`: the mails that were caught because there is no SMTP_URL, the newest first; or the third, whole. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { MAIL_NAME } from '@/bridge/platform/mail/catcher';
import { dataFolders } from '../data-folders';
import { mailTable, mailText } from './mail-text';
import { readMail } from './read-mail';

const MAX_LISTED = 30;

function mailsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => MAIL_NAME.test(name))
      .map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}

function main(): void {
  const [argument] = process.argv.slice(2);
  const files = dataFolders()
    .flatMap((folder) => mailsIn(path.join(folder, 'mail')))
    .toSorted((a, b) => path.basename(b).localeCompare(path.basename(a)));
  const file = files[Number(argument) - 1];
  const read = (name: string) => readMail(readFileSync(name, 'utf8'));
  if (files.length === 0) {
    console.log('No mail was caught. With SMTP_URL mails are sent (docs/configuration.md).');
  } else if (file) {
    console.log(`${path.relative('', file)}\n\n${mailText(read(file))}`);
  } else if (argument !== undefined) {
    console.error(
      `npm run mail -- N shows the Nth of ${files.length} caught mails, 1 is the newest; without N it lists them.`,
    );
    process.exitCode = 2;
  } else {
    console.log(mailTable(files.slice(0, MAX_LISTED).map(read)));
    if (files.length > MAX_LISTED)
      console.log(`… and ${files.length - MAX_LISTED} older ones. npm run mail -- N shows one.`);
  }
}

main();
