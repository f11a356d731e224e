import { reset, run, show, showPreferences } from 'vanilla-cookieconsent';
import { consentVendors } from '@/site-config/consent-vendors';
import { CONSENT_CATEGORIES, type ConsentCategory } from '@/shared/vendors/types';
import { allowedCategories, availableCategories, decide } from '@/visitor/consent/state';
import { safeStorage } from '@/visitor/state/storage';
import { dialogWords } from './words';

/** Where the dialog's package writes what was pressed, with a number for its visitor. Taken away in the same moment: our own cookie has none. */
const SCRATCH = 'footbridge.consent-dialog';

export interface DialogRequest {
  /** What it is drawn in. */
  root: HTMLElement;
  /** `ask` stands at the window's edge and leaves the page to its visitor; `choose` is a window with a switch for each category. */
  mode: 'ask' | 'choose';
  /** Something was pressed, or it was closed; the focus is back where it was. */
  onClose: () => void;
  vendors?: typeof consentVendors;
}

const isCategory = (name: string): name is ConsentCategory => CONSENT_CATEGORIES.some((category) => category === name);

/** Shows the dialog. @returns what takes it away */
export function runDialog({ root, mode, onClose, vendors = consentVendors }: DialogRequest): () => void {
  const askable = availableCategories();
  const refused = CONSENT_CATEGORIES.filter((category) => !askable.includes(category));
  const asked = askable.filter((category) => vendors.some((vendor) => vendor.category === category));
  const allowed = allowedCategories();
  const shown = mode === 'ask' ? 'consentModal' : 'preferencesModal';
  let isOver = false;
  reset(true);
  const begun = run({
    root,
    autoShow: false,
    // Programs that look for it see it as people do.
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    cookie: { name: SCRATCH, useLocalStorage: true, expiresAfterDays: 1 },
    guiOptions: { consentModal: { layout: 'box', position: 'bottom left' }, preferencesModal: { layout: 'box' } },
    categories: Object.fromEntries(asked.map((category) => [category, { enabled: allowed.includes(category) }])),
    language: { default: 'en', translations: { en: dialogWords({ vendors, refused }) } },
    onModalReady: ({ modal, modalName }) => {
      // The page behind it can be used.
      if (modalName === 'consentModal') modal.setAttribute('aria-modal', 'false');
    },
    onFirstConsent: ({ cookie }) => {
      safeStorage('local').removeItem(SCRATCH);
      decide(cookie.categories.filter(isCategory));
    },
    onModalHide: ({ modalName }) => {
      // Hidden before what was pressed is told: the end comes after both.
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
