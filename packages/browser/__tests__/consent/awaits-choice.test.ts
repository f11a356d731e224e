/** @jest-environment jest-fixed-jsdom */
/** When what waits for the visitor's choice, such as the sticky bar, may begin. */
import { afterChoice } from '@footbridge/browser/consent/awaits-choice';
import { consentState, decide } from '@footbridge/browser/consent/state';

jest.mock('@footbridge/shared/vendors/consent', () => ({
  consentRevision: () => '1',
  consentVendors: () => [{ id: 'heap', name: 'Heap', category: 'analytics', way: 'frame', hasAgreement: false }],
}));

const begin = jest.fn();

beforeEach(() => {
  begin.mockClear();
  consentState.setState({ chosen: null });
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true });
});

it.each([[['analytics']], [[]]] as const)('after a choice, once: %j', (categories) => {
  afterChoice(true, begin);
  expect(begin).not.toHaveBeenCalled();
  decide(categories);
  decide([]);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('at once when the choice was made on an earlier page', () => {
  decide([]);
  afterChoice(true, begin);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('at once on a page where no vendor could load', () => {
  afterChoice(false, begin);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('at once where Global Privacy Control has answered', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  afterChoice(true, begin);
  expect(begin).toHaveBeenCalledTimes(1);
});
