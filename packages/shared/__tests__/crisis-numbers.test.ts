import { crisisLinks } from '@footbridge/shared/crisis-numbers';

/** Writes the links into the text: "call [988]", "(text)" for a message, "+" where a link to text is added. */
function marked(text: string): string {
  return crisisLinks(text)
    .toReversed()
    .reduce((shown, { start, end, href }) => {
      const words = shown.slice(start, end);
      const link = start === end ? '+' : href === 'sms:988' ? `(${words})` : `[${words}]`;
      return shown.slice(0, start) + link + shown.slice(end);
    }, text);
}

describe('the numbers for somebody in danger', () => {
  it.each([
    'In an emergency call [911]. In a crisis call or (text) [988].',
    'Call [911] now.',
    'Call [911], then give naloxone.',
    '[911]',
    '([911])',
    'Danger to life: [911]. Crisis or thoughts of suicide: [988], by call or (text).',
    'You can (text) or call [988] at any hour',
    'Call [988]+ at any hour.',
    'Call [988] and press 1',
    'Call [988] and press 1, or text 838255.',
    '[988], or text HOME to 741741',
    'The [988] Suicide & Crisis Lifeline',
    'Dial [9-1-1] or [9‑8‑8]',
    'Dial [911]—then wait',
    'Call [911] 24 hours a day',
    'Call [911] people will come',
    'the [911]’s dispatcher',
    'call [911] or (702) 555-0100',
    '(702) 555-0911 or [911]',
  ])('are found: %s', (shown) => {
    expect(marked(shown.replaceAll(/[[\]+]|\((?=text)|(?<=text)\)/g, ''))).toBe(shown);
  });

  it.each([
    ['another phone number', '702-555-0911'],
    ['an area code', '(988) 555-0100'],
    ['a number with its country', '+1 988 555 0100'],
    ['a number of another country', '+49 911 12345'],
    ['an extension', '702-555-0100 ext. 911'],
    ['an address', '911 North Main Street, Reno'],
    ['an address', '988 Elm Ave.'],
    ['a suite', '100 Main St, Suite 988'],
    ['a box', 'PO Box 911'],
    ['a ZIP code', 'Reno, NV 98811'],
    ['a date', '9/11/2001'],
    ['a date', 'November 911'],
    ['a year', 'in the year 988'],
    ['a time', '9:11'],
    ['a price', '$911'],
    ['a price', '$ 988.50'],
    ['a price', '988 dollars'],
    ['a price', '1,988'],
    ['a price', '911,000'],
    ['a price', '911.50'],
    ['a count', 'We helped 988 people.'],
    ['a dose', '911 mg'],
    ['a share', '988%'],
    ['a domain', '988lifeline.org'],
    ['a domain', 'see 988.gov'],
    ['an address of mail', '988@example.org'],
    ['a path', 'example.org/988/'],
    ['a query', '?id=911'],
    ['a longer number', '19110'],
    ['a word', 'the 911-line'],
    ['a law', 'Public Law 988'],
    ['the numbers of others', '555 911 0100'],
  ])('are not found in %s: %s', (_, text) => {
    expect(crisisLinks(text)).toEqual([]);
  });
});
