import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { MAIL_NAME } from '@footbridge/bridge/platform/mail/catcher';
import { dataFolders } from '../data-folders';
import { parseFlags, readCount } from '../process/flags';
import { Problem } from '../process/problem';
import type { Command } from '../tool/command';
import { mailTable, mailText } from './mail-text';
import { readMail } from './read-mail';

const MAX_LISTED = 30;

const usage = `npm run tool -- mail [N]

Lists the mails that were caught because there is no SMTP_URL, the newest first; with N prints the Nth of them.`;

function mailsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => MAIL_NAME.test(name))
      .map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}

function run(args: string[]): void {
  const [number] = parseFlags({ args, allowPositionals: true }, 'npm run tool -- mail --help').positionals;
  const files = dataFolders()
    .flatMap((folder) => mailsIn(path.join(folder, 'mail')))
    .toSorted((a, b) => path.basename(b).localeCompare(path.basename(a)));
  const read = (name: string) => readMail(readFileSync(name, 'utf8'));
  if (files.length === 0) {
    console.log('No mail was caught. With SMTP_URL mails are sent (docs/configuration.md).');
  } else if (number !== undefined) {
    const file = files[readCount(number, 'N') - 1];
    if (!file) throw new Problem(`There are ${files.length} caught mails; 1 is the newest.`);
    console.log(`${path.relative('', file)}\n\n${mailText(read(file))}`);
  } else {
    console.log(mailTable(files.slice(0, MAX_LISTED).map(read)));
    if (files.length > MAX_LISTED)
      console.log(`… and ${files.length - MAX_LISTED} older ones. npm run tool -- mail N shows one.`);
  }
}

export const command: Command = { usage, run };
