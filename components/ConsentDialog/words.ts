import type { Translation } from 'vanilla-cookieconsent';
import type { ConfiguredVendor } from '@footbridge/shared/vendors/configured';
import type { ConsentCategory } from '@footbridge/shared/vendors/types';

const CATEGORIES: Readonly<Record<ConsentCategory, { title: string; refused: string }>> = {
  functional: { title: 'Protecting forms', refused: '' },
  analytics: {
    title: 'Statistics',
    refused: 'Off. Your browser sends a Global Privacy Control signal that says no to statistics, and we honor it.',
  },
  marketing: {
    title: 'Advertising',
    refused: 'Off. Your browser sends a Global Privacy Control signal that says no to advertising, and we honor it.',
  },
};

/** The site's own uses of each category. */
const SITE_USES: Readonly<Record<ConsentCategory, readonly string[]>> = {
  functional: [],
  analytics: [],
  marketing: [
    'If you send us a form, a random number stays in this browser for a year and goes with each form, so we can tell when two forms come from the same visitor.',
  ],
};

const listed = new Intl.ListFormat('en-US');

/** Lists the vendors' names. */
const namesOf = (vendors: readonly ConfiguredVendor[]) => listed.format(vendors.map(({ name }) => name));

function aboutVendor({ name, purpose, gets, privacyUrl }: ConfiguredVendor): string {
  return `<b>${name}.</b> ${purpose} It receives: ${gets} <a href="${privacyUrl}" rel="noreferrer" target="_blank">Its privacy policy (new tab)</a>`;
}

/** Returns a category's section, with a switch unless Global Privacy Control refuses it. */
function section(category: ConsentCategory, vendors: readonly ConfiguredVendor[], isRefused: boolean) {
  const { title, refused } = CATEGORIES[category];
  const about = [...SITE_USES[category], ...vendors.filter((vendor) => vendor.category === category).map(aboutVendor)];
  return isRefused
    ? { title, description: refused }
    : { title, description: about.join('<br><br>'), linkedCategory: category };
}

export interface DialogWords {
  vendors: readonly ConfiguredVendor[];
  /** Categories that Global Privacy Control refuses. */
  refused: readonly ConsentCategory[];
}

/** Returns the dialog's texts. The package inserts them as HTML, so all are from this file or packages/shared/vendors. */
export function dialogWords({ vendors, refused }: DialogWords): Translation {
  const categories = [...new Set(vendors.map(({ category }) => category))];
  const offered = vendors.filter(({ category }) => !refused.includes(category));
  return {
    consentModal: {
      title: 'May we count this visit?',
      description: `If you agree, ${namesOf(offered)} learn how this site is used. They never learn what you read, searched for, or wrote, or who you are. You can change your mind at the bottom of any page.`,
      acceptAllBtn: 'Accept all',
      acceptNecessaryBtn: 'Reject all',
      showPreferencesBtn: 'Choose',
    },
    preferencesModal: {
      title: 'Privacy choices',
      // Nothing to choose if Global Privacy Control refuses all categories.
      ...(offered.length > 0 && {
        acceptAllBtn: 'Accept all',
        acceptNecessaryBtn: 'Reject all',
        savePreferencesBtn: 'Save my choices',
      }),
      closeIconLabel: 'Close without saving',
      sections: [
        {
          description:
            'The whole site works, whatever you choose. What the site itself saves stays in your browser. Other companies take part only if you agree. Unless they have signed a special agreement with us, they never see a page that has a form or is about insurance or treatment. Maps and videos load only when you press them, and they tell you so first.',
        },
        ...categories.map((category) => section(category, vendors, refused.includes(category))),
      ],
    },
  };
}
