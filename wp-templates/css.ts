import { compactCss } from '@/components/css/compact';
import { attachment } from './attachment/attachment.css';
import { pageBody } from './shared/page-body.css';
import { singleContributor } from './single-contributor/single-contributor.css';
import { singleFacility } from './single-facility/View.css';
import { landingPage } from './template-landing-page/landing-page.css';

/** The layouts that belong to templates and no component. Server only: printed after baseCss, which it builds on. */
export const templateCss = compactCss([pageBody, landingPage, singleContributor, singleFacility, attachment]);
