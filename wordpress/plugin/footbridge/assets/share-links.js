/** Returns the list of a post's share links, with a form for a new one. Parameters: see live-preview.js. */
window.footbridgeShareLinks = (settings, editor, { make, messageOf, __, sprintf }) => {
  const list = make('ul');
  const failure = make('p', { role: 'alert', class: 'is-error' });
  const date = new Intl.DateTimeFormat(document.documentElement.lang || 'en-US', { dateStyle: 'medium', timeStyle: 'short' });
  const day = (seconds) => date.format(seconds * 1000);

  /** Runs a request and shows the list, or the error. */
  const attempt = async (request) => {
    failure.textContent = '';
    try {
      await request();
      await show();
    } catch (error) {
      failure.textContent = messageOf(error);
    }
  };

  const copy = async (field, button) => {
    field.select();
    await navigator.clipboard?.writeText(field.value).catch(() => undefined);
    button.textContent = __('Copied', 'footbridge');
  };

  const stateOf = ({ revoked, expires }) => {
    // translators: %s: a date.
    if (revoked) return sprintf(__('Revoked %s', 'footbridge'), day(revoked));
    // translators: %s: a date.
    if (expires * 1000 < Date.now()) return sprintf(__('Expired %s', 'footbridge'), day(expires));
    // translators: %s: a date.
    return sprintf(__('Works until %s', 'footbridge'), day(expires));
  };
  const openingsOf = ({ openings, opened }) =>
    opened
      ? // translators: 1: a number, 2: a date.
        sprintf(__('opened %1$s times, last %2$s', 'footbridge'), openings, day(opened))
      : __('not opened yet', 'footbridge');

  const item = (link) => {
    const { id, url, note, user, revoked, expires } = link;
    const facts = make('span', {}, [stateOf(link), user, openingsOf(link)].filter(Boolean).join(' · '));
    if (revoked || expires * 1000 < Date.now()) return make('li', { class: 'is-over' }, make('strong', {}, note || '–'), facts);
    const field = make('input', { type: 'text', readonly: '', value: url, 'aria-label': __('Link', 'footbridge') });
    return make(
      'li',
      {},
      make('strong', {}, note || __('Share link', 'footbridge')),
      facts,
      field,
      make('button', { type: 'button', class: 'button', onclick: ({ currentTarget }) => copy(field, currentTarget) }, __('Copy', 'footbridge')),
      make(
        'button',
        {
          type: 'button',
          class: 'button',
          onclick: () => attempt(() => editor.request(`${settings.links}/${id}?post=${editor.post()}`, { method: 'DELETE' })),
        },
        __('Revoke', 'footbridge'),
      ),
    );
  };

  const show = async () => {
    const links = editor.post() === 0 ? [] : await editor.request(`${settings.links}?post=${editor.post()}`, {});
    list.replaceChildren(...links.map(item));
  };

  const note = make('input', { type: 'text', name: 'note', maxlength: '100', placeholder: __('For whom', 'footbridge'), 'aria-label': __('For whom', 'footbridge') });
  const days = make(
    'select',
    { name: 'days', 'aria-label': __('Works for', 'footbridge') },
    // translators: %d: a number of days.
    ...[1, 7, 30].map((count) => make('option', { value: count, ...(count === 7 && { selected: '' }) }, count === 1 ? __('1 day', 'footbridge') : sprintf(__('%d days', 'footbridge'), count))),
  );
  const create = () =>
    attempt(async () => {
      await editor.request(settings.links, { method: 'POST', data: { post: editor.post(), days: Number(days.value), note: note.value } });
      note.value = '';
    });

  return make(
    'details',
    { class: 'footbridge-live-share', ontoggle: () => attempt(() => undefined) },
    make('summary', {}, __('Share this draft', 'footbridge')),
    make('p', {}, __('Everyone who has the link sees this post with its unsaved changes, without an account, until the link expires or you revoke it.', 'footbridge')),
    make('div', {}, note, days, make('button', { type: 'button', class: 'button button-primary', onclick: create }, __('Create link', 'footbridge'))),
    failure,
    list,
  );
};
