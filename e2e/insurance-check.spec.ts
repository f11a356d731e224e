/** The insurance check's questions and answers. By keyboard, to the end: forms.spec.ts. */
import { expect, test } from './support/test';

import type { Page } from '@playwright/test';

const INSURANCE = '/verify-insurance/';
const PATIENT = 'Name of the person who needs treatment';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const step = (page: Page, number: number) => page.getByRole('group', { name: new RegExp(`^Step ${number} of`) });

test('a chosen insurer is answered at once, an unknown one with the next step; the patient is named if it is not the visitor', async ({
  page,
}) => {
  await page.goto(INSURANCE);
  await page.locator('form.step-form[data-step]').waitFor();
  await page.getByRole('combobox').fill('united');
  await page.getByRole('option', { name: 'UnitedHealthcare', exact: true }).click();
  await expect(step(page, 1).getByText('In network at our centers')).toBeVisible();
  await page.getByRole('combobox').fill('My own plan');
  await page.keyboard.press('Tab');
  await press(page, 'Continue');
  await expect(step(page, 2).getByText('We will check')).toBeVisible();
  const patient = page.getByLabel(PATIENT);
  await page.getByLabel('Myself').check();
  await expect(patient).toBeHidden();
  await page.getByLabel('A patient or client').check();
  await expect(patient).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the check asks for both persons, and is answered before it is sent', async ({ page }) => {
    await page.goto(INSURANCE);
    await page.getByRole('combobox').fill('bcbs');
    await page.getByLabel('Someone I love').check();
    await page.getByLabel(PATIENT).fill('Bo Lee');
    await page.getByLabel('Date of birth').fill('4/9/1985');
    await page.getByLabel('Policyholder’s name').fill('Cy Lee');
    await page.getByLabel('First name').fill('Ann');
    await page.getByLabel('Last name').fill('Lee');
    await page.getByLabel('Phone number').fill('702 555 0199');
    await press(page, 'Check my insurance');
    await expect(page.getByText('In network at our centers')).toBeVisible();
    await expect(page.getByText('Bo Lee')).toBeVisible();
    await expect(page.getByText('Cy Lee')).toBeVisible();
    await press(page, 'Send it now');
    await expect(page).toHaveURL(/thank-you/);
  });
});
