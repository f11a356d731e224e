import { mailTable, mailText } from '@footbridge/tools/mail/mail-text';
import { readMail } from '@footbridge/tools/mail/read-mail';
import { staffForEmbedded } from '@footbridge/tools/server/environment';

const FILE = [
  'From: Desert Hope <website@deserthopetreatment.com>',
  'To: web@example.org',
  'Subject: =?UTF-8?Q?Everything_was_cleared_?=',
  ' =?UTF-8?B?4oCTIG5vdyE=?=',
  'Date: Sat, 21 Nov 2026 19:02:51 +0000',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Erin =E2=80=9CE=E2=80=9D Editor=',
  ', today.',
  '',
  '\u001b[31mred=0D',
].join('\r\n');

describe('npm run tool -- mail', () => {
  it('reads a caught mail as people do', () => {
    expect(readMail(FILE)).toMatchObject({
      headers: { to: 'web@example.org', subject: 'Everything was cleared – now!' },
      text: expect.stringMatching(/^Erin “E” Editor, today\.\n\n/),
    });
    expect(readMail('To: a@example.org\n\nplain = plain').text).toBe('plain = plain');
    expect(readMail('Content-Transfer-Encoding: base64\n\nR3LDvMOf\nZQ==').text).toBe('Grüße');
    expect(readMail('')).toMatchObject({ text: '' });
  });

  it('lists the newest first, by numbers', () => {
    const other = readMail(`To: edit@example.org\nSubject: ${'x'.repeat(80)}\n\n`);
    const [head, first, second] = mailTable([readMail(FILE), other]).split('\n');
    expect(head).toMatch(/^#  Date +To +Subject$/);
    expect(first).toBe('1  Sat, 21 Nov 2026 19:02:51 +0000  web@example.org   Everything was cleared – now!');
    expect(second).toMatch(/^2 +edit@example\.org +x{49}…$/);
  });

  it('shows one completely, without control characters', () => {
    expect(mailText(readMail(FILE)).split('\n')).toEqual([
      'Date: Sat, 21 Nov 2026 19:02:51 +0000',
      'From: Desert Hope <website@deserthopetreatment.com>',
      'To: web@example.org',
      'Subject: Everything was cleared – now!',
      '',
      'Erin “E” Editor, today.',
      '',
      '·[31mred·',
    ]);
  });
});

describe('script/server', () => {
  it('uses a fictitious recipient for the embedded WordPress, while no mail leaves the machine', () => {
    expect(staffForEmbedded({}, 'deserthopetreatment.com')).toEqual({
      STAFF_EMAILS: 'staff@deserthopetreatment.com.example',
    });
    expect(staffForEmbedded({ STAFF_EMAILS: 'me@example.org' }, 'x.com')).toEqual({});
    expect(staffForEmbedded({ SMTP_URL: 'smtp://127.0.0.1' }, 'x.com')).toEqual({});
  });
});
