import { expect, type Page } from '@playwright/test';
import { otherPages, templatePages } from '../templates';

/** Secrets that only the site may receive, placed in the visit: 24 of them. */
export const SECRETS = {
  'first name': 'Quillan',
  'last name': 'Overbeck-Sato',
  phone: '(702) 555-0187',
  'phone, digits': '7025550187',
  'email address': 'quillan@planted.example',
  payer: 'UnitedHealthcare',
  'member number': 'PLNT-4471-QX',
  patient: 'Wilhelmina Tarn',
  policyholder: 'Ingram Ostby',
  'date of birth': '04/09/1985',
  question: 'Can my sister visit on the third Sunday',
  'condition in a path': '/what-we-treat/alcohol/',
  'article in a path': 'alcohol-withdrawal-is-dangerous',
  'title of an article': 'Alcohol withdrawal is dangerous',
  'facility in a path': 'desert-hope-treatment-center',
  'insurance in a path': 'verify-insurance',
  'query value': 'planted-campaign-value',
  'click id': 'planted-gclid-9981',
  'query value of another': 'planted-anything-5520',
  'searched words': 'fentanyl zopiclone',
  'page that led here': 'planted-forum.example',
  'what that page was about': 'my-son-overdosed',
  'fragment of an address': 'planted-fragment-3107',
  'segment of a page': 'behavioral-addiction',
} as const;

/** Arrives by an advertisement, from a page with a sensitive address. */
export const ARRIVAL = {
  path: `/about/?utm_campaign=${SECRETS['query value']}&gclid=${SECRETS['click id']}&x=${SECRETS['query value of another']}#${SECRETS['fragment of an address']}`,
  referer: `https://${SECRETS['page that led here']}/threads/${SECRETS['what that page was about']}`,
};

/** An address in Las Vegas: a facility is near, and its distance is stored. */
export const LAS_VEGAS = '4.17.160.10';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** By the page's fake clock, which has stood since it was first set. */
const takeTime = async (page: Page) => page.clock.setFixedTime((await page.evaluate(() => Date.now())) + 20_000);
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you. We have it.' });

/** Opens a page; the deferred code has run, and everything was scrolled into view. */
export async function look(page: Page, path: string, options: { referer?: string } = {}): Promise<void> {
  await page.goto(path, options);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  // A vendor that sends regularly may leave no pause.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('First name').fill(SECRETS['first name']);
  await page.getByLabel('Last name').fill(SECRETS['last name']);
  await page.getByLabel('Phone number').pressSequentially(SECRETS['phone, digits']);
  await page.getByLabel('Email').fill(SECRETS['email address']);
}

/** Its script may load when the visitor comes near. */
async function ready(page: Page): Promise<void> {
  await page.locator('form.step-form').scrollIntoViewIfNeeded();
  await page.locator('form.step-form[data-step]').waitFor();
}

/** Sends the insurance check, with all its fields. */
export async function checkInsurance(page: Page): Promise<void> {
  await page.goto('/verify-insurance/');
  await ready(page);
  await page.getByRole('combobox').fill(SECRETS.payer);
  await page.getByRole('option', { name: SECRETS.payer, exact: true }).click();
  await page.getByLabel('Member ID').fill(SECRETS['member number']);
  await button(page, 'Continue').click();
  await page.getByLabel('Someone I love').check();
  await page.getByLabel('Name of the person who needs treatment').fill(SECRETS.patient);
  await page.getByLabel('Date of birth').pressSequentially('04091985');
  await page.getByLabel('Policyholder’s name').fill(SECRETS.policyholder);
  await button(page, 'Continue').click();
  await fillContact(page);
  await takeTime(page);
  await button(page, 'Check my insurance').click();
  await expect(thanks(page)).toBeVisible();
}

/** Sends a facility's contact form. */
export async function contactFacility(page: Page): Promise<void> {
  await page.goto('/facilities/desert-hope-treatment-center/');
  await ready(page);
  await page.getByLabel('Your question').fill(SECRETS.question);
  await button(page, 'Continue').click();
  await fillContact(page);
  await takeTime(page);
  await button(page, 'Send my question').click();
  await expect(thanks(page)).toBeVisible();
}

export async function searchFor(page: Page, words: string): Promise<void> {
  await page.goto('/search/');
  await page.getByRole('main').getByRole('searchbox').fill(words);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?s=/);
  await page.waitForLoadState('networkidle');
}

/** Pages whose address or title names a condition. */
export const CONDITION_PAGES = [
  SECRETS['condition in a path'],
  `/${SECRETS['article in a path']}/`,
  '/what-we-treat/gambling/',
] as const;

/** Every kind of page: templates, their other states, a 404 page. */
export const everyPage: readonly (readonly [name: string, path: string])[] = [
  ...Object.entries({ ...templatePages, ...otherPages }),
  ...CONDITION_PAGES.map((path) => [path, path] as const),
  ['a page that is not there', '/no-such-page/'],
];
