import {
  acfFieldName,
  acfTypeName,
  formatEnumValue,
  templateType,
  templateValue,
} from '@footbridge/embedded/schema/names';

describe('GraphQL names of WordPress’s', () => {
  test.each([
    [{ name: 'site_key' }, 'siteKey'],
    [{ name: 'site_key', graphql_field_name: 'site_key' }, 'site_key'],
    [{ name: 'x', graphql_field_name: 'siteKey' }, 'siteKey'],
    [{ name: 'x', graphql_field_name: 'With words' }, 'withWords'],
    [{ name: 'gt-related-tags' }, 'gtRelatedTags'],
    [{ name: '', label: 'Only a label' }, 'onlyALabel'],
    [{ name: '2nd_line' }, null],
  ])('field %j is %s', (field, name) => {
    expect(acfFieldName(field)).toBe(name);
  });

  test.each([
    [{ title: 'Byline info' }, 'BylineInfo'],
    [{ title: 'x', graphql_field_name: 'stickyCta' }, 'StickyCta'],
    [{ title: 'x', graphql_field_name: 'sticky_cta' }, 'StickyCta'],
    [{ title: '404 page' }, null],
  ])('group %j has the type %s', (group, type) => {
    expect(acfTypeName(group)).toBe(type);
  });

  test('slugs are enum values', () => {
    expect(formatEnumValue('treatment-topic')).toBe('TREATMENT_TOPIC');
    expect(formatEnumValue('2col')).toBe('_2COL');
  });

  test.each([
    ['Full Width', 'template-full-width.php', 'Template_FullWidth', 'TEMPLATE_FULL_WIDTH_TEMPLATE'],
    ['Landing Page', 'templates-php/landing.php', 'Template_LandingPage', 'TEMPLATES_PHP_LANDING_TEMPLATE'],
    ['My template', 'mine.php', 'MyTemplate', 'MINE_TEMPLATE'],
    ['ページ', 'page-ja.php', 'Template_PageJa', 'PAGE_JA_TEMPLATE'],
    ['No Title', 'page-no-title', 'Template_NoTitle', 'PAGE_NO_TITLE_BLOCK_TEMPLATE'],
  ])('page template %s (%s) has the type %s and the value %s', (name, file, type, value) => {
    expect(templateType(name, file)).toBe(type);
    expect(templateValue(file)).toBe(value);
  });
});
