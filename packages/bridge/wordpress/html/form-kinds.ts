import { isChoice, typeOf } from './controls';
import { classesOf, elements, hasClass, textOf, type Document, type Element } from './tree';

/** contact: visitors write to the owner. link: a button that opens an address. other: choices and payments. */
export type FormKind = 'contact' | 'newsletter' | 'login' | 'comment' | 'search' | 'link' | 'other';

export interface FoundForm {
  element: Element;
  kind: FormKind;
  name: string;
}

const SCRIPTED = ['nf-form-cont', 'hs-form-frame', 'hbspt-form'];
const SCRIPTED_ATTRIBUTES = ['data-tf-live', 'data-tf-widget', 'data-paperform-id'];
const FORM_SCRIPT = /hbspt\.forms\.create|\bMktoForms2\.loadForm/;
const FORM_SCRIPT_SRC = /^(?:https?:)?\/\/(?:form|www)\.jotform\.com\/jsform\//i;
const NEWSLETTER = /newsletter|subscri|mc4wp|mailchimp|mailpoet|mc-embedded|convertkit|formkit|tnp-|sib[-_]|sign-?up/i;
const TYPED = new Set(['text', 'email', 'tel', 'url', 'number', 'date', 'search', 'password', 'file']);
const SEARCH_NAME = /^(?:s|q|query|search|keywords?)$/i;
const MAX_NAME_LENGTH = 60;

/** Whether a field is hidden from visitors: a trap for programs, a token. */
const isShown = (input: Element): boolean =>
  typeOf(input) !== 'hidden' && !/honey|hp-field|_hp\b/.test(input.attribs.class ?? '');

function kindOf(form: Element): FormKind {
  const { id = '', action = '', role, method = 'get' } = form.attribs;
  const inputs = elements(form, 'input').filter(isShown);
  const typed = inputs.filter((input) => TYPED.has(typeOf(input)));
  const longTexts = elements(form, 'textarea');
  const has = (type: string): boolean => typed.some((input) => typeOf(input) === type);
  const isGet = method.trim().toLowerCase() === 'get';
  const hasField = (name: string): boolean => elements(form, 'input').some(({ attribs }) => attribs.name === name);
  if (id === 'commentform' || action.includes('wp-comments-post.php') || hasField('comment_post_ID')) return 'comment';
  if (has('password') || action.includes('wp-login.php')) return 'login';
  const asksWords = isGet && typed.length === 1 && typed.some(({ attribs }) => SEARCH_NAME.test(attribs.name ?? ''));
  if (role === 'search' || has('search') || hasField('s') || (asksWords && longTexts.length === 0)) return 'search';
  if (typed.length === 0 && longTexts.length === 0) {
    const hasChoices = inputs.some(isChoice) || elements(form, 'select').length > 0;
    return isGet && action && !hasChoices && buttonWords(form) ? 'link' : 'other';
  }
  const isLong = longTexts.length > 0 || has('tel');
  const marks = [id, action, form.attribs.name ?? '', ...classesOf(form)].join(' ');
  if (!isLong && has('email') && (typed.length === 1 || NEWSLETTER.test(marks))) return 'newsletter';
  return 'contact';
}

export function buttonWords(form: Element): string {
  const [button] = elements(form, 'button').filter((each) => textOf(each));
  const [input] = elements(form, 'input').filter((each) => ['submit', 'button'].includes(typeOf(each)));
  return (button && textOf(button)) || input?.attribs.value?.trim() || '';
}

function nameOf({ attribs, name }: Element): string {
  const own = [attribs['aria-label'], attribs.name, attribs.id, attribs.class].find((each) => each?.trim());
  return (own ?? name).trim().replace(/\s+/g, ' ').slice(0, MAX_NAME_LENGTH);
}

function isScripted(element: Element): boolean {
  if (element.name === 'script')
    return FORM_SCRIPT_SRC.test(element.attribs.src ?? '') || FORM_SCRIPT.test(textOf(element));
  return (
    SCRIPTED.some((name) => hasClass(element, name)) ||
    SCRIPTED_ATTRIBUTES.some((name) => element.attribs[name] !== undefined)
  );
}

/** Returns the forms of a text, in its order, also those that a script would fill in. */
export function formsIn(root: Document): FoundForm[] {
  return elements(root).flatMap((element) => {
    if (element.name === 'form') return [{ element, kind: kindOf(element), name: nameOf(element) }];
    return isScripted(element) ? [{ element, kind: 'contact' as const, name: nameOf(element) }] : [];
  });
}
