import { reset, run, show, showPreferences } from 'vanilla-cookieconsent';
import { consentVendors } from '@footbridge/shared/vendors/consent';
import { CONSENT_CATEGORIES, type ConsentCategory } from '@footbridge/shared/vendors/types';
import { allowedCategories, availableCategories, decide } from '@footbridge/browser/consent/state';
import { safeStorage } from '@footbridge/browser/state/storage';
import { dialogWords } from './words';

/** The package's storage key. The package adds a visitor id, so its value is removed at once. */
const PACKAGE_STORAGE_KEY = 'footbridge.consent-dialog';

export interface DialogRequest {
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
export function runDialog({ root, mode, onClose, vendors = consentVendors() }: DialogRequest): () => void {
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
