/** Adds the live preview to the block editor, between the text and its sidebar, and its button to the top bar. */
window.wp.domReady(() => {
  const { data, apiFetch, components, element, plugins, i18n } = window.wp;
  const { restBase, post: postId, ...addresses } = window.footbridgeLiveSettings;
  const META_BOXES = '[class*="metabox-location-"]';
  /** Attributes that change without an edit, or that other values stand for. */
  const NOT_TYPED = new Set(['blocks', 'selection', 'content']);

  const post = () => data.select('core/editor');
  const blocks = () => data.select('core/block-editor');
  /** @param {string} name */
  const textOf = (name) => String(post().getEditedPostAttribute(name) ?? '');

  /** What is typed, compared by identity: serializing the text at each key would take long. */
  const typed = () => [
    blocks().getBlocks(),
    JSON.stringify(Object.entries(post().getPostEdits()).filter(([name]) => !NOT_TYPED.has(name))),
  ];
  const isSaving = () => post().isSavingPost() && !post().isAutosavingPost();
  const rootBlock = () => {
    const selected = blocks().getSelectedBlockClientId();
    const index = selected ? blocks().getBlockIndex(blocks().getBlockHierarchyRootClientId(selected)) : -1;
    return index < 0 ? null : index;
  };
  /**
   * Calls after a value has changed.
   *
   * @param {() => unknown[]} read
   * @param {() => void} call
   */
  const follow = (read, call) => {
    let before = read();
    data.subscribe(() => {
      const now = read();
      if (now.every((value, index) => value === before[index])) return;
      before = now;
      call();
    });
  };

  /** @param {string} name */
  const openPanel = (name) => {
    data.dispatch('core/edit-post').openGeneralSidebar('edit-post/document');
    if (!post().isEditorPanelOpened(name)) data.dispatch('core/editor').toggleEditorPanelOpened(name);
  };
  const focusTitle = () => {
    const canvas = document.querySelector('iframe[name="editor-canvas"]');
    const root = (canvas instanceof HTMLIFrameElement && canvas.contentDocument) || document;
    const title = root.querySelector('.wp-block-post-title, .editor-post-title__input');
    // An element of the canvas is none of this window's HTMLElement.
    if (title && 'focus' in title && typeof title.focus === 'function') title.focus();
  };
  /** @param {HTMLElement} field */
  const openMetaBox = (field) => {
    data.dispatch('core/preferences').set('core/edit-post', 'metaBoxesMainIsOpen', true);
    field.closest('.postbox')?.classList.remove('closed');
    requestAnimationFrame(() => {
      field.closest('.acf-field')?.scrollIntoView({ block: 'center' });
      /** @type {HTMLElement | null | undefined} Select2 hides the select. */
      const shown = field.parentElement?.querySelector('.select2-selection');
      (shown ?? field).focus();
    });
  };
  /**
   * Whether a file's name is the featured image's, in any size.
   *
   * @param {string} file
   */
  const isFeatured = async (file) => {
    const id = Number(post().getEditedPostAttribute('featured_media')) || 0;
    if (id === 0 || file === '') return false;
    const { source_url: source = '' } = (await data.resolveSelect('core').getMedia(id)) ?? {};
    /** @param {string} path */
    const nameOf = (path) => path.replace(/.*\//, '').replace(/(?:-scaled|-\d+x\d+)?\.\w+$/, '');
    return nameOf(file) === nameOf(source);
  };
  /**
   * Opens the field that shows a text or picture.
   *
   * @param {string} text
   * @param {string} picture
   */
  const openField = async (text, picture) => {
    if (await isFeatured(picture)) return openPanel('featured-image');
    window.tinymce?.triggerSave();
    /** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>} */
    const inputs = document.querySelectorAll(
      `${META_BOXES} :is([type="text"], [type="url"], [type="number"], textarea, select.select2-hidden-accessible)`,
    );
    const fields = [...inputs].map((input) => ({
      value: input instanceof HTMLSelectElement ? (input.selectedOptions[0]?.text ?? '') : input.value,
      open: () => openMetaBox(input),
    }));
    const own = [
      { value: textOf('title'), open: focusTitle },
      { value: textOf('excerpt'), open: () => openPanel('post-excerpt') },
    ];
    window.footbridgeFindField([...own, ...fields], text)?.open();
  };

  /** @type {PreviewEditor} */
  const editor = {
    post: () => postId,
    save: async () => {
      // Else WordPress edits the post's template or a pattern.
      if (post().getCurrentPostId() !== postId) return;
      await apiFetch({
        path: `${restBase}/${postId}/autosaves`,
        method: 'POST',
        data: { title: textOf('title'), excerpt: textOf('excerpt'), content: post().getEditedPostContent() },
      });
    },
    offersAutosave: () => Boolean(post().getEditorSettings().autosave),
    onChange: (changed, saved) => {
      follow(typed, () => isSaving() || changed());
      follow(
        () => [isSaving()],
        () => isSaving() || (post().isEditedPostDirty() ? changed() : saved()),
      );
      // Custom fields are forms beside the editor. Many change by jQuery's events alone.
      window.jQuery(document).on('input change', ({ target }) => {
        if (target instanceof Element && target.closest(META_BOXES)) changed();
      });
    },
    onSelect: (call) => {
      call(rootBlock());
      follow(
        () => [rootBlock()],
        () => call(rootBlock()),
      );
    },
    pick: ({ block, text, picture }) => {
      const picked = block === null ? undefined : blocks().getBlocks()[block];
      if (picked) data.dispatch('core/block-editor').selectBlock(picked.clientId);
      else void openField(text, picture);
    },
    request: (path, request) => apiFetch({ path, ...request }),
  };

  const title = i18n?.__('Live preview', 'footbridge');
  /** @type {ReturnType<Window['footbridgeLivePreview']> | undefined} */
  let preview;
  /** @param {boolean} isOpen */
  const show = (isOpen) => {
    preview ??= window.footbridgeLivePreview(addresses, editor);
    // Not one of WordPress's sidebars, of which one at a time is open.
    if (!preview.element.isConnected)
      document.querySelector('.interface-interface-skeleton__body')?.append(preview.element);
    preview.show(isOpen);
  };
  const Toggle = () => {
    const isOpen = data.useSelect((select) => select('core/preferences').get('footbridge', 'livePreview') === true, []);
    element.useEffect(() => show(isOpen), [isOpen]);
    return element.createElement(components.Button, {
      icon: 'visibility',
      label: title,
      isPressed: isOpen,
      'aria-expanded': isOpen,
      size: 'compact',
      onClick: () => data.dispatch('core/preferences').toggle('footbridge', 'livePreview'),
    });
  };
  // The buttons of sidebars; the second until WordPress 6.5.
  const slots = ['PinnedItems/core', 'PinnedItems/core/edit-post'];
  plugins.registerPlugin('footbridge-live-preview', {
    render: () =>
      slots.map((name) => element.createElement(components.Fill, { key: name, name }, element.createElement(Toggle))),
  });
});
