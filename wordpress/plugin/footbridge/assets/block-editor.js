/** Adds the live preview to the block editor, as a sidebar. */
window.wp.domReady(() => {
  const { data, apiFetch, element, plugins, i18n } = window.wp;
  // Since WordPress 6.6 in wp.editor.
  const PluginSidebar = window.wp.editor.PluginSidebar ?? window.wp.editPost.PluginSidebar;
  const { restBase, ...addresses } = window.footbridgeLiveSettings;
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
    post().isSavingPost() && !post().isAutosavingPost(),
  ];
  const rootBlock = () => {
    const selected = blocks().getSelectedBlockClientId();
    const index = selected ? blocks().getBlockIndex(blocks().getBlockHierarchyRootClientId(selected)) : -1;
    return index < 0 ? null : index;
  };
  /**
   * Calls after a value has changed. Returns a function that ends it.
   *
   * @param {() => unknown[]} read
   * @param {() => void} call
   */
  const follow = (read, call) => {
    let before = read();
    return data.subscribe(() => {
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
  /**
   * Whether a file's name is the featured image's, in any size.
   *
   * @param {string} file
   */
  const isFeatured = (file) => {
    const id = Number(post().getEditedPostAttribute('featured_media')) || 0;
    const source = (id && data.select('core').getMedia(id)?.source_url) || '';
    /** @param {string} path */
    const nameOf = (path) => (path.split('/').pop() ?? '').replace(/(?:-\d+x\d+)?\.\w+$/, '');
    return file !== '' && source !== '' && nameOf(file) === nameOf(source);
  };
  /**
   * Opens the field that shows a text or picture.
   *
   * @param {string} text
   * @param {string} picture
   */
  const openField = (text, picture) => {
    if (isFeatured(picture)) return openPanel('featured-image');
    window.tinymce?.triggerSave();
    /** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement>} */
    const inputs = document.querySelectorAll(
      `${META_BOXES} :is([type="text"], [type="url"], [type="number"], textarea)`,
    );
    const title = { value: textOf('title') };
    const excerpt = { value: textOf('excerpt') };
    const found = window.footbridgeFindField([title, excerpt, ...inputs], text);
    if (found === title) focusTitle();
    else if (found === excerpt) openPanel('post-excerpt');
    else if (found instanceof HTMLElement) {
      found.scrollIntoView({ block: 'center' });
      found.focus();
    }
  };

  /** @type {PreviewEditor} */
  const editor = {
    post: () => post().getCurrentPostId() ?? 0,
    save: () =>
      apiFetch({
        path: `${restBase}/${editor.post()}/autosaves`,
        method: 'POST',
        data: { title: textOf('title'), excerpt: textOf('excerpt'), content: post().getEditedPostContent() },
      }),
    onChange: (call) => {
      const end = follow(typed, call);
      /** @param {Event} event */
      const onInput = ({ target }) => {
        // Custom fields are forms beside the editor.
        if (target instanceof Element && target.closest(META_BOXES)) call();
      };
      for (const type of ['input', 'change']) document.addEventListener(type, onInput);
      return () => {
        end();
        for (const type of ['input', 'change']) document.removeEventListener(type, onInput);
      };
    },
    onSelect: (call) => {
      call(rootBlock());
      return follow(
        () => [rootBlock()],
        () => call(rootBlock()),
      );
    },
    pick: ({ block, text, picture }) => {
      const picked = block === null ? undefined : blocks().getBlocks()[block];
      if (picked) data.dispatch('core/block-editor').selectBlock(picked.clientId);
      else openField(text, picture);
    },
    request: (path, request) => apiFetch({ path, ...request }),
  };

  const Preview = () => {
    /** @type {{ current: HTMLElement | null }} */
    const host = element.useRef(null);
    element.useEffect(() => {
      const preview = window.footbridgeLivePreview(addresses, editor);
      host.current?.append(preview.element);
      return () => {
        preview.end();
        preview.element.remove();
      };
    }, []);
    return element.createElement('div', { ref: host });
  };
  plugins.registerPlugin('footbridge-live-preview', {
    render: () =>
      element.createElement(
        PluginSidebar,
        { name: 'live', icon: 'visibility', title: i18n?.__('Live preview', 'footbridge') },
        element.createElement(Preview),
      ),
  });
});
