import ArchiveFacilityView from './archive-facility/View';
import AttachmentView from './attachment/View';
import FrontPageView from './front-page/View';
import IndexView from './index/View';
import LandingView from './landing/View';
import PageView from './page/View';
import SearchView from './search/View';
import ListingPage from './shared/ListingPage';
import ContributorView from './single-contributor/View';
import FacilityView from './single-facility/View';
import ArticleView from './single/View';
import AdmissionsView from './template-admissions/View';
import CompareFacilitiesView from './template-compare-facilities/View';
import InsuranceVerificationView from './template-insurance-verification/View';
import OurTeamView from './template-our-team/View';
import ReviewsView from './template-reviews/View';
import VeteransView from './template-veterans/View';
import type { ReactNode } from 'react';
import type { TemplateName } from './names';
import type { ViewProps } from './view';

interface Renderer {
  /** A method, so that TypeScript accepts views with their own props type. */
  View(props: ViewProps<unknown>): ReactNode;
}

/** The view of each template, by WordPress's name. Server only. */
export const views: Record<TemplateName, Renderer> = {
  'front-page': { View: FrontPageView },
  home: { View: ListingPage },
  page: { View: PageView },
  'template-compare-facilities': { View: CompareFacilitiesView },
  'template-admissions': { View: AdmissionsView },
  'template-full-width': { View: ArticleView },
  'template-insurance-verification': { View: InsuranceVerificationView },
  landing: { View: LandingView },
  'template-our-team': { View: OurTeamView },
  'template-reviews': { View: ReviewsView },
  'template-veterans': { View: VeteransView },
  single: { View: ArticleView },
  singular: { View: ArticleView },
  'single-facility': { View: FacilityView },
  'single-contributor': { View: ContributorView },
  'archive-facility': { View: ArchiveFacilityView },
  archive: { View: ListingPage },
  category: { View: ListingPage },
  tag: { View: ListingPage },
  taxonomy: { View: ListingPage },
  author: { View: ListingPage },
  date: { View: ListingPage },
  search: { View: SearchView },
  attachment: { View: AttachmentView },
  index: { View: IndexView },
};

function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(views, name);
}

/** Renders a page's view. In: the template's name, and its transform's result. */
export function TemplateView({ template, view }: ViewProps<unknown>) {
  if (!isTemplateName(template)) return null;
  const { View } = views[template];
  return <View template={template} view={view} />;
}
