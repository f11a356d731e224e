/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { startPrivacyChoices, onChoicesRequested } from '@footbridge/browser/consent/request-choices';
import { PrivacyChoices } from '@/components/Footer/Footer';
import { serve } from '../../../__tests__/support/serve';

it('the button at the page’s end requests the dialog; an earlier click counts once its code has loaded', () => {
  serve(<PrivacyChoices />);
  startPrivacyChoices();
  const listener = jest.fn();
  screen.getByRole('button', { name: 'Privacy choices' }).click();
  onChoicesRequested(listener)();
  onChoicesRequested(listener);
  expect(listener).toHaveBeenCalledTimes(1);
  screen.getByRole('button', { name: 'Privacy choices' }).click();
  expect(listener).toHaveBeenCalledTimes(2);
});

it('a page without the button needs nothing', () => {
  document.body.innerHTML = '';
  expect(startPrivacyChoices).not.toThrow();
});
