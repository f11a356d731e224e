import { useEffect, useRef } from 'react';
import { type Translation, reset, run, show, showPreferences } from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import { allowedCategories, availableCategories, decide } from '@footbridge/browser/consent/state';
import { safeStorage } from '@footbridge/browser/state/storage';
import { consentVendors } from '@footbridge/shared/vendors/consent';
import { type ConsentCategory, CONSENT_CATEGORIES } from '@footbridge/shared/vendors/types';
import { Place } from './ConsentDialog.styles';

import type { ConfiguredVendor } from '@footbridge/shared/vendors/configured';

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

interface DialogWords {
  vendors: readonly ConfiguredVendor[];
  /** Categories that Global Privacy Control refuses. */
  refused: readonly ConsentCategory[];
}

/** Returns the dialog's texts. The package inserts them as HTML, so all are from this file or packages/shared/vendors. */
function dialogWords({ vendors, refused }: DialogWords): Translation {
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

/** The package's storage key. The package adds a visitor id, so its value is removed at once. */
const PACKAGE_STORAGE_KEY = 'footbridge.consent-dialog';

interface DialogRequest {
  /** Container. */
  root: HTMLElement;
  /** `ask`: a box at the window's edge, the page stays usable. `choose`: a modal with a switch for each category. */
  mode: 'ask' | 'choose';
  /** Called after a choice or closing, when the focus is restored. */
  onClose: () => void;
  vendors?: ReturnType<typeof consentVendors>;
}

const isCategory = (name: string): name is ConsentCategory => CONSENT_CATEGORIES.some((category) => category === name);

/** Shows the dialog. @returns a function that removes it */
function runDialog({ root, mode, onClose, vendors = consentVendors() }: DialogRequest): () => void {
  const available = availableCategories();
  const refused = CONSENT_CATEGORIES.filter((category) => !available.includes(category));
  const offered = available.filter((category) => vendors.some((vendor) => vendor.category === category));
  const allowed = allowedCategories();
  const shown = mode === 'ask' ? 'consentModal' : 'preferencesModal';
  let isOver = false;
  reset(true);
  const begun = run({
    root,
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    cookie: { name: PACKAGE_STORAGE_KEY, useLocalStorage: true, expiresAfterDays: 1 },
    guiOptions: { consentModal: { layout: 'box', position: 'bottom right' }, preferencesModal: { layout: 'box' } },
    categories: Object.fromEntries(offered.map((category) => [category, { enabled: allowed.includes(category) }])),
    language: { default: 'en', translations: { en: dialogWords({ vendors, refused }) } },
    onModalReady: ({ modal, modalName }) => {
      // The page behind it stays usable.
      if (modalName === 'consentModal') modal.setAttribute('aria-modal', 'false');
    },
    onFirstConsent: ({ cookie }) => {
      safeStorage('local').removeItem(PACKAGE_STORAGE_KEY);
      decide(cookie.categories.filter(isCategory));
    },
    onModalHide: ({ modalName }) => {
      // The package hides it before it reports the choice, so close after both.
      if (modalName === shown) setTimeout(() => !isOver && onClose());
    },
  });
  const open = async () => {
    await begun;
    if (isOver) return;
    if (mode === 'ask') show(true);
    else showPreferences();
  };
  void open();
  return () => {
    isOver = true;
    reset(true);
  };
}

type ConsentDialogProps = Pick<DialogRequest, 'mode' | 'vendors'> & {
  /** Called after a choice, and when it is closed. */
  onClose: () => void;
};

/** A dialog for consent to vendors, by category. packages/browser/consent stores the answer. */
export function ConsentDialog({ mode, onClose, vendors }: ConsentDialogProps) {
  const place = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const root = place.current;
    return root ? runDialog({ root, mode, vendors, onClose: () => close.current() }) : undefined;
  }, [mode, vendors]);
  return <Place ref={place} />;
}
