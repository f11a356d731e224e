import type { LocationRule } from './json';

const POST = ['post_status', 'post_type', 'post_format', 'post_category', 'post_taxonomy', 'post'];
const PAGE = ['page_template', 'page_type', 'page_parent', 'page'];

/** The rules that one may be joined with. Any other pair cannot be: nothing is a post and a term. */
const JOINED: Record<string, readonly string[]> = {
  post_type: ['post_status', 'post_format', 'post_category', 'post_taxonomy', 'post'],
  post_template: ['page_type', 'page_parent', 'page'],
  page_template: ['page_type', 'page_parent', 'page'],
  post_status: ['post_type', 'post_format', 'post_category', 'post_taxonomy'],
  post_format: POST,
  post_category: POST,
  post: POST,
  post_taxonomy: POST,
  page: PAGE,
  page_parent: PAGE,
  page_type: PAGE,
  user_form: ['user_form', 'user_role'],
  user_role: ['user_form', 'user_role'],
};

/** Whether a rule contradicts the rules beside it: WPGraphQL for ACF then ignores it. */
export function conflicts(rules: readonly LocationRule[], rule: LocationRule): boolean {
  const others = rules.map(({ param }) => param);
  others.splice(others.indexOf(rule.param), 1);
  const allowed = JOINED[rule.param] ?? [];
  return others.some((param) => !allowed.includes(param));
}
