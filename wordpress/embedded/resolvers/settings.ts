import { OPTIONS_FIELDS } from '../fields/model';
import { globalId } from '../store/ids';
import type { RequestContext } from './context';
import { fieldAnswers } from './content-fields';

const ADMIN_EMAIL = 'admin@example.test';

/** Returns the settings groups of the root query; e-mail addresses only for users who may manage them. */
export function settingsOf({ store, viewer, keys }: RequestContext) {
  const { settings, urls } = store.data;
  const email = viewer?.role === 'administrator' ? ADMIN_EMAIL : null;
  const group = <T extends object>(name: string, fields: T) => {
    keys.add('setting_group', name);
    return { id: globalId('setting_group', name), ...fields };
  };
  const { title, description, language, timezone, dateFormat, timeFormat, startOfWeek } = settings;
  const reading = {
    showOnFront: settings.showOnFront,
    pageOnFront: store.frontPage?.id ?? 0,
    pageForPosts: store.postsPage?.id ?? 0,
    postsPerPage: settings.postsPerPage,
  };
  const permalink = {
    structure: settings.permalinkStructure,
    categoryBase: settings.categoryBase,
    tagBase: settings.tagBase,
  };
  const discussion = { defaultCommentStatus: 'closed', defaultPingStatus: 'closed' };
  return {
    generalSettings: () =>
      group('general', {
        title,
        description,
        email,
        url: urls.wordpress,
        homeUrl: urls.wordpress,
        language,
        timezone,
        dateFormat,
        timeFormat,
        startOfWeek,
      }),
    readingSettings: () => group('reading', reading),
    permalinkSettings: () => group('permalink', permalink),
    discussionSettings: () => group('discussion', discussion),
    writingSettings: () => group('writing', { defaultCategory: 1, defaultPostFormat: '0', useSmilies: true }),
    allSettings: () => ({
      generalSettingsTitle: title,
      generalSettingsDescription: description,
      generalSettingsEmail: email,
      generalSettingsUrl: urls.wordpress,
      generalSettingsHomeUrl: urls.wordpress,
      generalSettingsLanguage: language,
      generalSettingsTimezone: timezone,
      generalSettingsDateFormat: dateFormat,
      generalSettingsTimeFormat: timeFormat,
      generalSettingsStartOfWeek: startOfWeek,
      readingSettingsShowOnFront: reading.showOnFront,
      readingSettingsPageOnFront: reading.pageOnFront,
      readingSettingsPageForPosts: reading.pageForPosts,
      readingSettingsPostsPerPage: reading.postsPerPage,
      permalinkSettingsStructure: permalink.structure,
      permalinkSettingsCategoryBase: permalink.categoryBase,
      permalinkSettingsTagBase: permalink.tagBase,
      discussionSettingsDefaultCommentStatus: discussion.defaultCommentStatus,
      discussionSettingsDefaultPingStatus: discussion.defaultPingStatus,
    }),
  };
}

/** The options page of the content model. */
export function siteOptions(context: RequestContext) {
  context.keys.add('acf_options_page', 'site-options');
  return {
    __typename: 'SiteOptions',
    id: globalId('acf_options_page', 'site-options'),
    pageTitle: 'Site Options',
    menuTitle: 'Site Options',
    parentId: null,
    ...fieldAnswers(OPTIONS_FIELDS, context.store.data.options, context),
  };
}
