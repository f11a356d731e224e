import { OPTIONS_FIELDS } from '../fields/model';
import { globalId } from '../store/ids';
import type { RequestContext } from './context';
import { fieldAnswers } from './content-fields';

export function settingsOf({ store, keys }: RequestContext) {
  const { settings, urls } = store.data;
  const group = <T extends object>(name: string, fields: T) => {
    keys.add('setting_group', name);
    return { id: globalId('setting_group', name), ...fields };
  };
  const { title, description, language, timezone, dateFormat } = settings;
  const reading = {
    showOnFront: settings.showOnFront,
    pageOnFront: store.frontPage?.id ?? 0,
    pageForPosts: store.postsPage?.id ?? 0,
    postsPerPage: settings.postsPerPage,
  };
  return {
    generalSettings: () =>
      group('general', {
        title,
        description,
        url: urls.wordpress,
        homeUrl: urls.wordpress,
        language,
        timezone,
        dateFormat,
      }),
    footbridgeUploads: () => [`${urls.wordpress}/wp-content/uploads`],
    readingSettings: () => group('reading', reading),
  };
}

export function siteOptions(context: RequestContext) {
  context.keys.add('acf_options_page', 'site-options');
  return {
    __typename: 'FootbridgeSiteOptions',
    id: globalId('acf_options_page', 'site-options'),
    pageTitle: 'Site Options',
    menuTitle: 'Site Options',
    parentId: null,
    ...fieldAnswers(OPTIONS_FIELDS, context.store.data.options, context),
  };
}
