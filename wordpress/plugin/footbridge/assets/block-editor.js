/** Adds the live preview to the block editor, as a sidebar. Its settings are in footbridgeLiveSettings. */
window.wp.domReady(() => {
  const { data, apiFetch, element, plugins, i18n } = window.wp;
  const { PluginSidebar } = window.wp.editor.PluginSidebar ? window.wp.editor : window.wp.editPost;
  const { restBase, ...settings } = window.footbridgeLiveSettings;
  const NOT_TYPED = new Set(['blocks', 'selection', 'content']);
  const META_BOXES = '[class*="metabox-location-"]';

  const post = () => data.select('core/editor');
  const blocks = () => data.select('core/block-editor');

  /** What is typed, compared by identity: serializing the text at each key would take long. */
  const typed = () => {
    const edits = Object.entries(post().getPostEdits()).filter(([name]) => !NOT_TYPED.has(name));
    return [blocks().getBlocks(), JSON.stringify(edits), post().isSavingPost() && !post().isAutosavingPost()];
  };
  /** Calls after a value has changed. @returns a function that ends it */
  const follow = (read, call) => {
    let before = read();
    return data.subscribe(() => {
      const now = read();
      if (now.every((value, index) => value === before[index])) return;
      before = now;
      call();
    });
  };
  const rootIndex = () => {
    const selected = blocks().getSelectedBlockClientId();
    const index = selected ? blocks().getBlockIndex(blocks().getBlockHierarchyRootClientId(selected)) : -1;
    return index < 0 ? null : index;
  };

  const plain = (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, ' ').trim();
  /** Returns the custom field whose value shows the text, the longest value first. */
  const fieldOf = (text) => {
    window.tinymce?.triggerSave();
    const fields = [...document.querySelectorAll(`${META_BOXES} :is(input[type="text"], input[type="url"], input[type="number"], textarea)`)];
    const shown = fields.map((field) => [plain(field.value), field]).filter(([value]) => value.length > 1 && (text.includes(value) || value.includes(text)));
    return shown.sort(([a], [b]) => b.length - a.length)[0]?.[1];
  };
  const openPanel = (name) => {
    data.dispatch('core/edit-post').openGeneralSidebar('edit-post/document');
    if (!post().isEditorPanelOpened(name)) data.dispatch('core/editor').toggleEditorPanelOpened(name);
  };
  const focusTitle = () => {
    const canvas = document.querySelector('iframe[name="editor-canvas"]')?.contentDocument ?? document;
    canvas.querySelector('.editor-post-title__input, .wp-block-post-title')?.focus();
  };
  const pictureIs = (file) => {
    const id = post().getEditedPostAttribute('featured_media');
    const source = id ? data.select('core').getMedia(id)?.source_url : '';
    const name = (path) => (path.split('/').pop() ?? '').replace(/(?:-\d+x\d+)?\.\w+$/, '');
    return Boolean(source && file) && name(source) === name(file);
  };

  const editor = {
    post: () => post().getCurrentPostId() ?? 0,
    save: () => {
      const [title, excerpt] = ['title', 'excerpt'].map((name) => post().getEditedPostAttribute(name));
      const content = post().getEditedPostContent();
      return apiFetch({ path: `${restBase}/${editor.post()}/autosaves`, method: 'POST', data: { title, excerpt, content } });
    },
    onChange: (call) => {
      const end = follow(typed, call);
      // Custom fields are forms beside the editor.
      const onInput = ({ target }) => target instanceof Element && target.closest(META_BOXES) && call();
      for (const type of ['input', 'change']) document.addEventListener(type, onInput);
      return () => {
        end();
        for (const type of ['input', 'change']) document.removeEventListener(type, onInput);
      };
    },
    onSelect: (call) => {
      call(rootIndex());
      return follow(() => [rootIndex()], () => call(rootIndex()));
    },
    pick: ({ block, text, picture }) => {
      if (block !== null) {
        const { clientId } = blocks().getBlocks()[block] ?? {};
        if (clientId) data.dispatch('core/block-editor').selectBlock(clientId);
        return;
      }
      const shows = (value) => text !== '' && value !== '' && (value.includes(text) || text.includes(value));
      const field = text ? fieldOf(text) : undefined;
      if (pictureIs(picture)) openPanel('featured-image');
      else if (shows(plain(post().getEditedPostAttribute('title') ?? ''))) focusTitle();
      else if (shows(plain(post().getEditedPostAttribute('excerpt') ?? ''))) openPanel('post-excerpt');
      else if (field) {
        field.scrollIntoView({ block: 'center' });
        field.focus();
      }
    },
    request: (path, { method, data: body }) => apiFetch({ path, method, data: body }),
  };

  const Preview = () => {
    const host = element.useRef(null);
    element.useEffect(() => {
      const { element: panel, end } = window.footbridgeLivePreview(settings, editor);
      host.current.append(panel);
      return () => {
        end();
        panel.remove();
      };
    }, []);
    return element.createElement('div', { ref: host });
  };
  plugins.registerPlugin('footbridge-live-preview', {
    render: () =>
      element.createElement(
        PluginSidebar,
        { name: 'live', icon: 'visibility', title: i18n.__('Live preview', 'footbridge') },
        element.createElement(Preview),
      ),
  });
});
