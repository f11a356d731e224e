import dynamic from 'next/dynamic';
import type { ComponentType, ReactNode } from 'react';
import type { TemplateName } from './names';
import type { ViewProps } from './view';

const Article = dynamic(() => import('./single/View'));
const Listing = dynamic(() => import('./shared/ListingPage'));

interface Slot<View> {
  Draw(props: ViewProps<View>): ReactNode;
}

function slot<View>(View: ComponentType<ViewProps<View>>): Slot<View> {
  return { Draw: (props) => <View {...props} /> };
}

/**
 * What draws each template, by the name WordPress gives it; each a chunk of its own, whole in the server's HTML.
 * Their types are forgotten here, so that they fit one record: a view's props are what its own template's transform made.
 */
export const views: Record<TemplateName, Slot<unknown>> = {
  'front-page': slot(dynamic(() => import('./front-page/View'))),
  home: slot(Listing),
  page: slot(dynamic(() => import('./page/View'))),
  'template-compare-facilities': slot(dynamic(() => import('./template-compare-facilities/View'))),
  'template-admissions': slot(dynamic(() => import('./template-admissions/View'))),
  'template-full-width': slot(Article),
  'template-insurance-verification': slot(dynamic(() => import('./template-insurance-verification/View'))),
  landing: slot(dynamic(() => import('./landing/View'))),
  'template-our-team': slot(dynamic(() => import('./template-our-team/View'))),
  'template-reviews': slot(dynamic(() => import('./template-reviews/View'))),
  'template-veterans': slot(dynamic(() => import('./template-veterans/View'))),
  single: slot(Article),
  singular: slot(Article),
  'single-facility': slot(dynamic(() => import('./single-facility/View'))),
  'single-contributor': slot(dynamic(() => import('./single-contributor/View'))),
  'archive-facility': slot(dynamic(() => import('./archive-facility/View'))),
  archive: slot(Listing),
  category: slot(Listing),
  tag: slot(Listing),
  taxonomy: slot(Listing),
  author: slot(Listing),
  date: slot(Listing),
  search: slot(dynamic(() => import('./search/View'))),
  attachment: slot(dynamic(() => import('./attachment/View'))),
  index: slot(dynamic(() => import('./index/View'))),
};

function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(views, name);
}

/**
 * Draws a page's view.
 * @param template name of the template that the loader chose
 * @param view what its transform made
 */
export function TemplateView({ template, view }: ViewProps<unknown>) {
  if (!isTemplateName(template)) return null;
  const { Draw } = views[template];
  return <Draw template={template} view={view} />;
}
