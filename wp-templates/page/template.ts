import { graphql } from '@/gql';
import { CONTACT_PATH } from '@footbridge/shared/forms/names';
import { site } from '@/site-config/site';
import { defineTemplate, seedId, type TemplateOf } from '../shared/define-template';
import { pageArticle } from '../shared/page-article';
import { describeText, medical } from '../shared/structured-data/articles';
import type { GetPageQuery } from '@/gql/graphql';
import { Page, type PageView } from './View';

const PAGE_QUERY = graphql(`
  query GetPage($id: ID!) {
    page(id: $id, idType: DATABASE_ID) {
      ...PageFields
    }
  }
`);

/** What this template shares with those whose view alone differs. */
export const pageParts = {
  query: PAGE_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: ({ page }, tools, address) => {
    const result = pageArticle(page, tools, address);
    if (!result) return null;
    const path = tools.link(page?.uri);
    return {
      page: result.page,
      view: {
        ...result.view,
        withStatistics: path === site.aboutPath,
        withCallback: path === CONTACT_PATH && !result.view.isProtected,
      },
    };
  },
  describe: (view, setting) =>
    describeText(
      view,
      setting,
      view.withStatistics ? 'AboutPage' : view.withCallback ? 'ContactPage' : medical(setting),
    ),
} satisfies Omit<TemplateOf<GetPageQuery, { id: string }, PageView>, 'View'>;

/** A page with the default template. */
export const pageTemplate = defineTemplate({ ...pageParts, View: Page });
