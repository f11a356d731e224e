/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { startPrivacyChoices } from '@/browser/privacy-choices';
import { PrivacyChoices } from '@/components/PrivacyChoices/PrivacyChoices';
import { onChoicesRequested } from '@/visitor/consent/request-choices';
import { serve } from '../support/serve';

it('the button at the page’s end asks for the choices anew; a press before the dialog’s code is there counts once it is', () => {
  serve(<PrivacyChoices />);
  startPrivacyChoices();
  const asked = jest.fn();
  screen.getByRole('button', { name: 'Privacy choices' }).click();
  onChoicesRequested(asked)();
  onChoicesRequested(asked);
  expect(asked).toHaveBeenCalledTimes(1);
  screen.getByRole('button', { name: 'Privacy choices' }).click();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('a page without the button needs nothing', () => {
  document.body.innerHTML = '';
  expect(startPrivacyChoices).not.toThrow();
});
