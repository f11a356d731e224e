import type { PlainState } from '@footbridge/bridge/leads/lead/answer-plain';
import type { PageInfo } from '@footbridge/bridge/wordpress/types';
import { formatPhone } from '@footbridge/shared/forms/phone';
import {
  FOR_CHOICES,
  HONEYPOT,
  PLAIN_FIELDS,
  CHECKED_VALUE,
  TYPED_FIELDS,
  type FormName,
  type TypedField,
} from '@footbridge/shared/forms/names';
import { smsConsentText } from '@footbridge/shared/forms/sms-consent';
import { findPayer } from '@/site-config/payers';
import { site } from '@/site-config/site';
import type { ConfirmView } from './ConfirmView';

const LABELS: Readonly<Record<TypedField, string>> = {
  for: 'Who this is for',
  payerName: 'Insurance company',
  memberId: 'Member ID',
  patientName: 'Person who needs treatment',
  dateOfBirth: 'Date of birth',
  policyHolderName: 'Policyholder',
  description: 'What you wrote',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  email: 'Email',
};

const TITLES: Readonly<Record<FormName, string>> = {
  callback: 'Would you like us to call you?',
  'facility-question': 'Your question',
  insurance: 'Your insurance check',
};

const shown = (name: TypedField, value: string): string => {
  if (name === 'for') return FOR_CHOICES.find((choice) => choice.value === value)?.label ?? value;
  return name === 'phone' ? formatPhone(value) : value;
};

function networkOf(typed: string): ConfirmView['network'] {
  const payer = findPayer(typed);
  return { name: payer?.name ?? typed, isInNetwork: payer?.isInNetwork ?? false };
}

/** Returns the page info of a page that is not indexed. */
export const asidePage = (title: string): PageInfo => ({
  id: null,
  head: { title: `${title} | ${site.shortName}`, description: '', canonical: '', noindex: true, image: null },
});

/** Transforms a sent form into the confirmation page. */
export function transformConfirm({ sent, problems, failure, token, key }: PlainState): {
  page: PageInfo;
  view: ConfirmView;
} {
  const title = sent ? TITLES[sent.form] : 'Nothing was sent';
  if (!sent)
    return {
      page: asidePage(title),
      view: { title, intro: '', failure, read: [], wrong: [], network: null, consent: null, hidden: [] },
    };
  const wrong = TYPED_FIELDS.filter((name) => problems[name]).map((name) => ({
    name,
    label: LABELS[name],
    value: sent.typed[name],
    error: problems[name],
  }));
  const right = TYPED_FIELDS.filter((name) => !problems[name] && sent.typed[name] !== '');
  const hidden: [string, string][] = [
    ...right.map((name): [string, string] => [name, sent.typed[name]]),
    [PLAIN_FIELDS.form, sent.form],
    [PLAIN_FIELDS.facility, sent.facility],
    [PLAIN_FIELDS.page, sent.page],
    [PLAIN_FIELDS.smsConsent, sent.smsConsent ? CHECKED_VALUE : ''],
    [HONEYPOT, sent.trap],
    // A corrected form is shown again, because only a page that shows everything can be confirmed.
    ...(wrong.length > 0
      ? []
      : ([
          ['token', token],
          ['key', key],
        ] satisfies [string, string][])),
  ];
  const view = {
    title,
    intro: wrong.length > 0 ? '' : 'Nothing has been sent yet. Please look it over, then send it to us.',
    failure,
    read: right.map((name) => ({ name, label: LABELS[name], value: shown(name, sent.typed[name]) })),
    wrong,
    network: right.includes('payerName') ? networkOf(sent.typed.payerName) : null,
    consent: { given: sent.smsConsent, text: smsConsentText(site.shortName) },
    hidden,
  };
  return { page: asidePage(failure ? `Not sent: ${title}` : title), view };
}
