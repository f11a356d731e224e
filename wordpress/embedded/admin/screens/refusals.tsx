import type { Exchange, Reply } from '../../http/exchange';
import type { Desk } from '../desk';
import { renderPage } from '../render';
import { BareDocument, SmallPage } from '../ui/Page';
import { Wrong } from '../ui/messages';

const small = (status: number, site: string, title: string, sentences: string[]): Reply =>
  renderPage(
    <SmallPage title={title} site={site}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <a href="/wp-admin/">Go to the dashboard</a>
      </p>
    </SmallPage>,
    status,
  );

/** A request from another machine, or by a foreign name. The style sheet is not served to it either. */
export const notLocal = (site: string): Reply =>
  renderPage(
    <BareDocument title="Not from here" site={site}>
      <main>
        <h1>Not from here</h1>
        <p>
          The editor’s side of this content source answers on the machine that it runs on, at its own address and
          without a proxy. Its passwords are known to everybody.
        </p>
      </main>
    </BareDocument>,
    403,
  );

/** The same page by the name that the login cookie is for. */
export const elsewhere = ({ url }: Exchange, address: string): Reply => ({
  status: 302,
  headers: { location: `${address}${url.pathname}${url.search}` },
  body: '',
});

export const tooLarge = (site: string): Reply =>
  small(413, site, 'That is too much', [
    'What you sent is larger than a megabyte, and nothing of it was saved.',
    'Go back: your browser may still have what you typed. Shorten it, or save it in parts.',
  ]);

export const wrongForm = (site: string): Reply =>
  small(415, site, 'That is no form of this page', ['Nothing was saved.']);

/** WordPress's words to a signed-in user without the right. */
export const notYours = ({ edits }: Desk, right: string): Reply =>
  small(403, edits.store().data.settings.title, 'You need a higher level of permission.', [
    `Sorry, you are not allowed to ${right}.`,
  ]);

export const unknownPage = ({ edits }: Desk, sentence = 'There is nothing at this address.'): Reply =>
  small(404, edits.store().data.settings.title, 'Not found', [sentence]);

export const conflict = ({ edits }: Desk, sentence: string): Reply =>
  small(409, edits.store().data.settings.title, 'Not now', [sentence]);

/**
 * WordPress's response to a form without a valid nonce. It shows nothing of what was sent: another page may want an
 * editor to save it.
 */
export const foreignForm = ({ edits }: Desk): Reply =>
  small(403, edits.store().data.settings.title, 'Something went wrong.', [
    'The link you followed has expired.',
    'Nothing was saved. Open the page again and try once more.',
  ]);

/** Names of inputs that a user does not fill in. */
const OWN_NAMES = /^(?:_wpnonce|form|post_type|post_ID|version|post_date_shown|save|publish|wp-preview|trash)$/;

const LABELS: Readonly<Record<string, string>> = { post_title: 'Title', content: 'Content' };

/** The login ended while a form was open: what was typed can still be copied. */
export function signedOut(site: string, body: string): Reply {
  const typed = [...new URLSearchParams(body)].filter(([name, value]) => value !== '' && !OWN_NAMES.test(name));
  return renderPage(
    <SmallPage title="You are signed out" site={site}>
      <Wrong>
        <p>Nothing was saved, because nobody is signed in here any more.</p>
      </Wrong>
      <p>
        <a className="button" href="/wp-login.php" target="_blank" rel="noopener">
          Log in again in a new tab
        </a>
      </p>
      {typed.length > 0 && <p>Then copy what you typed from here:</p>}
      {typed.map(([name, value], index) => (
        <div className="field" key={index}>
          <label htmlFor={`typed-${index}`}>{LABELS[name] ?? name}</label>
          <textarea id={`typed-${index}`} readOnly rows={name === 'content' ? 12 : 2} defaultValue={value} />
        </div>
      ))}
    </SmallPage>,
    401,
  );
}
