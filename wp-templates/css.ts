import { compactCss } from '@/components/css/compact';
import { attachment } from './attachment/attachment.css';
import { landingPage } from './landing/landing-page.css';
import { leadRead } from './lead/lead.css';
import { pageBody } from './shared/page-body.css';
import { singleContributor } from './single-contributor/single-contributor.css';
import { singleFacility } from './single-facility/View.css';

/** The layouts that belong to templates and no component. Server only: printed after baseCss, which it builds on. */
export const templateCss = compactCss([pageBody, landingPage, singleContributor, singleFacility, attachment, leadRead]);
