import { button } from './Button/Button.css';
import { footer } from './Footer/Footer.css';
import { header } from './Header/Header.css';
import { menuDrawer } from './MenuDrawer/MenuDrawer.css';
import { navigation } from './Navigation/Navigation.css';
import { promoCards } from './PromoCards/PromoCards.css';
import { contentCss } from './content-css';
import { compactCss } from './css/compact';
import { reset, utilities } from './css/reset';
import { headings, prose, proseParts } from './css/type';

/**
 * The CSS that is the same on every page and for every brand: reset, type, editors' HTML (`.prose`), the frame, the content components.
 * Server only: printed once into the document's head after themeCss(site), never part of a bundle.
 */
export const baseCss = compactCss([
  reset, headings, prose, proseParts, button, header, navigation, promoCards, footer, ...contentCss, menuDrawer, utilities,
]);
