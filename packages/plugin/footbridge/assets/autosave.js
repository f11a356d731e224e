/** Sends the block editor's unsaved picture, slug, template, terms and custom fields with each autosave. */
window.footbridgeAutosave = (taxonomies) => {
  const AUTOSAVE = /\/autosaves(?:[?&]|$)/;

  const unsaved = () => {
    /** @param {string} name */
    const edited = (name) => window.wp.data.select('core/editor').getEditedPostAttribute(name);
    // Rich text fields write to their form on request only.
    window.tinymce?.triggerSave();
    const form = new URLSearchParams();
    for (const box of document.forms) {
      if (!box.className.includes('metabox-location-')) continue;
      for (const [name, value] of new FormData(box)) {
        if (name.startsWith('acf[') && typeof value === 'string') form.append(name, value);
      }
    }
    return {
      picture: edited('featured_media'),
      slug: edited('slug'),
      template: edited('template'),
      terms: Object.fromEntries(
        Object.entries(taxonomies).flatMap(([name, base]) => (edited(base) ? [[name, edited(base)]] : [])),
      ),
      form: form.toString(),
    };
  };

  window.wp.apiFetch.use((options, next) =>
    options.method === 'POST' && AUTOSAVE.test(options.path ?? '')
      ? next({ ...options, data: { ...options.data, footbridge: unsaved() } })
      : next(options),
  );
};
