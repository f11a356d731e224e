/** @jest-environment jest-fixed-jsdom */
import { clearDraft, draftOf, storeDraft } from '@footbridge/browser/lead/draft';

beforeEach(() => sessionStorage.clear());

describe('the draft of a form', () => {
  it('is restored as it was stored, with its key', () => {
    const draft = { ...draftOf('callback'), values: [['firstName', 'Ann']] satisfies [string, string][], step: 1 };
    storeDraft('callback', draft);
    expect(draftOf('callback')).toEqual(draft);
  });

  it('is none while the form was only looked at, nor once all is deleted again', () => {
    storeDraft('insurance', draftOf('insurance'));
    expect(sessionStorage).toHaveLength(0);
    storeDraft('insurance', { ...draftOf('insurance'), values: [['payerName', 'Aetna']] });
    storeDraft('insurance', { ...draftOf('insurance'), values: [['payerName', '']] });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is one for each form', () => {
    storeDraft('callback', { ...draftOf('callback'), values: [['firstName', 'Ann']] });
    expect(draftOf('insurance').values).toEqual([]);
  });

  it('never has the member ID, nor a consent', () => {
    storeDraft('insurance', {
      ...draftOf('insurance'),
      values: [
        ['memberId', 'W123456789'],
        ['smsConsent', 'yes'],
        ['payerName', 'Aetna'],
      ],
    });
    expect(Object.values(sessionStorage).join()).not.toMatch(/W123456789|smsConsent/);
    expect(draftOf('insurance').values).toEqual([['payerName', 'Aetna']]);
  });

  it('is gone when the form has arrived, and the next one has another key', () => {
    const { key } = draftOf('callback');
    storeDraft('callback', { ...draftOf('callback'), values: [['firstName', 'Ann']], key });
    expect(draftOf('callback').key).toBe(key);
    clearDraft('callback');
    expect(draftOf('callback').key).not.toBe(key);
  });
});
