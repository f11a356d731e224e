import dynamic from 'next/dynamic';
import { slice } from '@/components/Slice/slice';
import type { TemplateName } from './names';
import { slot, type Slot } from './shared/view-slot';
import type { ViewProps } from './view';

const article = slot(dynamic(() => import('./single/View')), () => import('./single/View'));
const listing = slot(dynamic(() => import('./shared/ListingPage')), () => import('./shared/ListingPage'));

/**
 * What draws each template, by the name WordPress gives it; each a chunk of its own, whole in the server's HTML.
 * Their types are forgotten here, so that they fit one record: a view's props are what its own template's transform made.
 * Each import() stands twice: Next finds the chunk's name only in the one that stands within dynamic().
 */
export const views: Record<TemplateName, Slot<unknown>> = {
  'front-page': slot(dynamic(() => import('./front-page/View')), () => import('./front-page/View')),
  home: listing,
  page: slot(dynamic(() => import('./page/View')), () => import('./page/View')),
  'template-compare-facilities': slot(dynamic(() => import('./template-compare-facilities/View')), () => import('./template-compare-facilities/View')),
  'template-admissions': slot(dynamic(() => import('./template-admissions/View')), () => import('./template-admissions/View')),
  'template-full-width': article,
  'template-insurance-verification': slot(dynamic(() => import('./template-insurance-verification/View')), () => import('./template-insurance-verification/View')),
  landing: slot(dynamic(() => import('./landing/View')), () => import('./landing/View')),
  'template-our-team': slot(dynamic(() => import('./template-our-team/View')), () => import('./template-our-team/View')),
  'template-reviews': slot(dynamic(() => import('./template-reviews/View')), () => import('./template-reviews/View')),
  'template-veterans': slot(dynamic(() => import('./template-veterans/View')), () => import('./template-veterans/View')),
  single: article,
  singular: article,
  'single-facility': slot(dynamic(() => import('./single-facility/View')), () => import('./single-facility/View')),
  'single-contributor': slot(dynamic(() => import('./single-contributor/View')), () => import('./single-contributor/View')),
  'archive-facility': slot(dynamic(() => import('./archive-facility/View')), () => import('./archive-facility/View')),
  archive: listing,
  category: listing,
  tag: listing,
  taxonomy: listing,
  author: listing,
  date: listing,
  search: slot(dynamic(() => import('./search/View')), () => import('./search/View')),
  attachment: slot(dynamic(() => import('./attachment/View')), () => import('./attachment/View')),
  index: slot(dynamic(() => import('./index/View')), () => import('./index/View')),
};

function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(views, name);
}

function View({ template, view }: ViewProps<unknown>) {
  if (!isTemplateName(template)) return null;
  const { Draw } = views[template];
  return <Draw template={template} view={view} />;
}

/**
 * Draws a page's view. On the way to a page of another template the one before stays until that template's code is there.
 * Its props: the name of the template that the loader chose, and what its transform made.
 */
export const TemplateView = slice(View);
