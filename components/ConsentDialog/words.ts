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

/** What this site itself does with a yes. */
const OWN_WORDS: Readonly<Record<ConsentCategory, readonly string[]>> = {
  functional: [],
  analytics: [],
  marketing: [
    'If you send us a form, a random number stays in this browser for a year and goes with each form: we see that two forms come from one visitor.',
  ],
};

const listed = new Intl.ListFormat('en-US');

/** The names of those who are asked about. */
const namesOf = (vendors: readonly ConfiguredVendor[]) => listed.format(vendors.map(({ name }) => name));

function aboutVendor({ name, purpose, gets, privacyUrl }: ConfiguredVendor): string {
  return `<b>${name}.</b> ${purpose} It gets: ${gets} <a href="${privacyUrl}" rel="noreferrer" target="_blank">Its privacy policy (new tab)</a>`;
}

/** A category as the dialog lists it: with a switch, unless the browser refuses it already. */
function section(category: ConsentCategory, vendors: readonly ConfiguredVendor[], isRefused: boolean) {
  const { title, refused } = CATEGORIES[category];
  const about = [...OWN_WORDS[category], ...vendors.filter((vendor) => vendor.category === category).map(aboutVendor)];
  return isRefused
    ? { title, description: refused }
    : { title, description: about.join('<br><br>'), linkedCategory: category };
}

export interface DialogWords {
  vendors: readonly ConfiguredVendor[];
  /** Categories that Global Privacy Control refuses. */
  refused: readonly ConsentCategory[];
}

/** What the dialog says. It goes into the page as HTML: every word stands here or in site-config. */
export function dialogWords({ vendors, refused }: DialogWords): Translation {
  const categories = [...new Set(vendors.map(({ category }) => category))];
  const asked = vendors.filter(({ category }) => !refused.includes(category));
  return {
    consentModal: {
      title: 'May we count this visit?',
      description: `Only if you agree, ${namesOf(asked)} may learn how this site is used. Never what you read, searched or wrote, nor who you are. You can change your mind at each page’s end.`,
      acceptAllBtn: 'Accept all',
      acceptNecessaryBtn: 'Reject all',
      showPreferencesBtn: 'Choose',
    },
    preferencesModal: {
      title: 'Privacy choices',
      // Where the browser has said no to everything there is nothing to press.
      ...(asked.length > 0 && {
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
