/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AbandonModal } from '@/components/AbandonModal/AbandonModal.island';
import { SITE_CODES, siteOf } from '@/site-config/brands';
import type { SiteCode } from '@/site-config/types';
import { inBrand } from '../support/in-brand';

const close = jest.fn();

function renderModal(code: SiteCode = 'DSH') {
  render(inBrand(siteOf(code), <AbandonModal onClose={close} />));
  return siteOf(code);
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('Abandon modal', () => {
  beforeEach(() => close.mockClear());

  it.each(SITE_CODES)(
    '%s: has the number, the lines for a crisis, and the insurance check where the brand has one',
    (code) => {
      const { callNumbers, navPromos } = renderModal(code);
      expect(screen.getByRole('link', { name: `Call ${callNumbers.default.display}` })).toHaveAttribute(
        'href',
        callNumbers.default.tel,
      );
      expect(hrefs()).toEqual(expect.arrayContaining(['tel:988', 'tel:911']));
      const hasCheck = navPromos.some(({ id }) => id === 'insurance-check');
      expect(hrefs().includes('/verify-insurance/')).toBe(hasCheck);
    },
  );

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a click outside', () => userEvent.click(screen.getByRole('dialog'))],
    ['the link to the insurance check', () => userEvent.click(screen.getByRole('link', { name: 'Check insurance' }))],
  ])('closes by %s', async (_what, act) => {
    renderModal();
    await act();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('is a dialog by name, with the focus in it', () => {
    renderModal();
    expect(screen.getByRole('dialog', { name: 'Would it help to talk?' })).toHaveFocus();
  });
});
