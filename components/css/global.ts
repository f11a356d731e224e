import { button } from './button';
import { compactCss } from './compact';
import { reset, utilities } from './reset';
import { headings, prose } from './type';

/** The CSS of every page: reset, type, editors' HTML (`.prose`) and buttons. Server only, before the components' rules. */
export const globalCss = compactCss([reset, headings, prose, button, utilities]);
