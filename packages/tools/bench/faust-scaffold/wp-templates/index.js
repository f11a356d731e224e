import { FrontPage } from './front-page';
import { Page } from './page';
import { Single } from './single';

/** All in one bundle, as the getting-started example has them. */
export const templates = { 'front-page': FrontPage, page: Page, single: Single };
