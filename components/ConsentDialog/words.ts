import type { Translation } from 'vanilla-cookieconsent';
import type { ConfiguredVendor } from '@/shared/vendors/configured';
import type { ConsentCategory } from '@/shared/vendors/types';

const CATEGORIES: Readonly<Record<ConsentCategory, { title: string; refused: string }>> = {
  functional: { title: 'Protecting forms', refused: '' },
  analytics: {
    title: 'Statistics',
    refused: 'Off. Your browser sends Global Privacy Control, which says no to statistics, and we keep to that.',
  },
  marketing: {
    title: 'Advertising',
    refused: 'Off. Your browser sends Global Privacy Control, which says no to advertising, and we keep to that.',
  },
};

/** The site's own uses of each category. */
const SITE_USES: Readonly<Record<ConsentCategory, readonly string[]>> = {
  functional: [],
  analytics: [],
  marketing: [
    'If you send us a form, a random number stays in this browser for a year and goes with each form: we see that two forms come from one visitor.',
  ],
};

const listed = new Intl.ListFormat('en-US');

/** Lists the vendors' names. */
const namesOf = (vendors: readonly ConfiguredVendor[]) => listed.format(vendors.map(({ name }) => name));

function aboutVendor({ name, purpose, gets, privacyUrl }: ConfiguredVendor): string {
  return `<b>${name}.</b> ${purpose} It gets: ${gets} <a href="${privacyUrl}" rel="noreferrer" target="_blank">Its privacy policy (new tab)</a>`;
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

/** Returns the dialog's texts. The package inserts them as HTML, so all are from this file or shared/vendors. */
export function dialogWords({ vendors, refused }: DialogWords): Translation {
  const categories = [...new Set(vendors.map(({ category }) => category))];
  const offered = vendors.filter(({ category }) => !refused.includes(category));
  return {
    consentModal: {
      title: 'May we count this visit?',
      description: `Only if you agree, ${namesOf(offered)} learn how this site is used, never what you read, searched or wrote, nor who you are. You can change your mind at each page’s end.`,
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
            'Whatever you choose, all of this site works. What it keeps for itself stays in your browser. Others come only if you agree, and without a special agreement never to a page with a form, about insurance or about treatment. Maps and videos load when you press them, and say so before.',
        },
        ...categories.map((category) => section(category, vendors, refused.includes(category))),
      ],
    },
  };
}
