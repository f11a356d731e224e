/** Returns the list of a post's share links, with a form for a new one. */
window.footbridgeShareLinks = ({ links: route }, editor, { make, messageOf, __, sprintf }) => {
  const list = make('ul');
  const failure = make('p', { role: 'alert', class: 'is-error' });
  const dates = new Intl.DateTimeFormat(document.documentElement.lang || 'en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  /** @param {number} seconds */
  const dateOf = (seconds) => dates.format(seconds * 1000);

  const show = async () => {
    /** @type {ShareLink[]} */
    const links = editor.post() === 0 ? [] : await editor.request(`${route}?post=${editor.post()}`);
    list.replaceChildren(...links.map(item));
  };
  /**
   * Sends a request and shows the list, or the error. The last list stays then.
   *
   * @param {() => Promise<unknown>} send
   */
  const attempt = async (send) => {
    failure.textContent = '';
    try {
      await send();
      await show();
    } catch (error) {
      failure.textContent = messageOf(error);
    }
  };

  /** @param {ShareLink} link */
  const stateOf = ({ revoked, expires }) => {
    // translators: %s: a date.
    if (revoked) return sprintf(__('Revoked %s', 'footbridge'), dateOf(revoked));
    // translators: %s: a date.
    if (expires * 1000 < Date.now()) return sprintf(__('Expired %s', 'footbridge'), dateOf(expires));
    // translators: %s: a date.
    return sprintf(__('Works until %s', 'footbridge'), dateOf(expires));
  };
  /** @param {ShareLink} link */
  const openingsOf = ({ openings, opened }) =>
    opened
      ? // translators: 1: a number, 2: a date.
        sprintf(__('openings: %1$s, last %2$s', 'footbridge'), openings, dateOf(opened))
      : __('not opened yet', 'footbridge');

  /** @param {ShareLink} link */
  const item = (link) => {
    const { id, url, note, user, revoked, expires } = link;
    const name = make('strong', {}, note || __('Share link', 'footbridge'));
    const facts = make('span', {}, [stateOf(link), user, openingsOf(link)].filter(Boolean).join(' · '));
    if (revoked || expires * 1000 < Date.now()) return make('li', { class: 'is-over' }, name, facts);
    const field = make('input', {
      type: 'text',
      readonly: '',
      value: url,
      'aria-label': __('Link', 'footbridge'),
      onfocus: () => field.select(),
    });
    const copy = make('button', { type: 'button', class: 'button' }, __('Copy', 'footbridge'));
    copy.addEventListener('click', () => {
      field.select();
      const copied = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'));
      copied.then(
        () => (copy.textContent = __('Copied', 'footbridge')),
        // The text is selected, so the keyboard copies it.
        () => field.focus(),
      );
    });
    const revoke = () => attempt(() => editor.request(`${route}/${id}?post=${editor.post()}`, { method: 'DELETE' }));
    return make(
      'li',
      {},
      name,
      facts,
      field,
      copy,
      make('button', { type: 'button', class: 'button', onclick: revoke }, __('Revoke', 'footbridge')),
    );
  };

  const note = make('input', {
    type: 'text',
    maxlength: '100',
    placeholder: __('For whom', 'footbridge'),
    'aria-label': __('For whom', 'footbridge'),
  });
  /** @param {number} count */
  const daysOf = (count) =>
    count === 1
      ? __('1 day', 'footbridge')
      : // translators: %d: a number of days.
        sprintf(__('%d days', 'footbridge'), count);
  const days = make(
    'select',
    { 'aria-label': __('Works for', 'footbridge') },
    ...[7, 1, 30].map((count) => make('option', { value: String(count) }, daysOf(count))),
  );
  const button = make('button', { type: 'button', class: 'button button-primary' }, __('Create link', 'footbridge'));
  button.addEventListener('click', async () => {
    button.disabled = true;
    await attempt(async () => {
      const data = { post: editor.post(), days: Number(days.value), note: note.value };
      await editor.request(route, { method: 'POST', data });
      note.value = '';
    });
    button.disabled = false;
  });

  return make(
    'details',
    { class: 'footbridge-live-share', ontoggle: () => attempt(async () => undefined) },
    make('summary', {}, __('Share this draft', 'footbridge')),
    make(
      'p',
      {},
      __(
        'Everyone who has the link sees this post with its unsaved changes, without an account, until the link expires or you revoke it.',
        'footbridge',
      ),
    ),
    make('div', {}, note, days, button),
    failure,
    list,
  );
};
