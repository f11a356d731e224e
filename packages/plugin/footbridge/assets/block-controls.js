/** Returns the component with the controls of a block's attributes, made of what block.json says about each. */
window.footbridgeBlockControls = (postTypes) => {
  const { components, blockEditor, data, element, i18n } = window.wp;
  const { createElement: h, useState } = element;
  /** @param {string} text */
  const __ = (text) => (i18n ? i18n.__(text, 'footbridge') : text);
  const SIZE = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };
  const MAX_FOUND = 20;

  /**
   * Returns a name as words: `showMap` as "Show map".
   *
   * @param {string} name
   */
  const words = (name) => {
    const spaced = name
      .replace(/([A-Z])/g, ' $1')
      .replaceAll('-', ' ')
      .toLowerCase();
    return spaced.charAt(0).toUpperCase() + spaced.slice(1);
  };
  /** @param {unknown} value */
  const listOf = (value) => (Array.isArray(value) ? value : []);

  /** @type {BlockControl} Chooses a post, or several, by title. */
  const PostControl = ({ label, help, attribute, value, set }) => {
    const [search, setSearch] = useState('');
    const type = typeof attribute.control === 'object' && 'post' in attribute.control ? attribute.control.post : '';
    const slug = postTypes[type] ?? type;
    const isList = attribute.type === 'array';
    const chosen = isList ? listOf(value) : [value].filter(Boolean);
    const records = data.useSelect(
      (select) => {
        const { getEntityRecords } = select('core');
        const fields = { _fields: 'id,title', status: 'publish' };
        return [
          ...(chosen.length > 0 ? (getEntityRecords('postType', slug, { ...fields, include: chosen }) ?? []) : []),
          ...(getEntityRecords('postType', slug, { ...fields, search, per_page: MAX_FOUND }) ?? []),
        ];
      },
      [slug, search, chosen.join()],
    );
    const titles = new Map(records.map(({ id, title }) => [id, title.raw ?? title.rendered]));
    if (!isList)
      return h(components.ComboboxControl, {
        ...SIZE,
        label,
        help,
        value: value || null,
        options: [...titles].map(([id, title]) => ({ value: id, label: title })),
        onFilterValueChange: setSearch,
        onChange: (/** @type {number | null} */ id) => set(id ?? 0),
      });
    const ids = new Map([...titles].map(([id, title]) => [title, id]));
    return h(components.FormTokenField, {
      ...SIZE,
      label,
      value: chosen.map((id) => titles.get(id) ?? String(id)),
      suggestions: [...ids.keys()],
      onInputChange: setSearch,
      onChange: (/** @type {string[]} */ names) =>
        set(names.flatMap((name) => ids.get(name) ?? chosen.find((id) => String(id) === name) ?? [])),
      __experimentalShowHowTo: false,
    });
  };

  /** @type {BlockControl} Chooses a picture of the media library. */
  const ImageControl = ({ label, help, value, set }) => {
    const id = Number(value) || 0;
    const media = data.useSelect((select) => (id > 0 ? select('core').getMedia(id) : undefined), [id]);
    return h(
      components.BaseControl,
      { ...SIZE, label, help },
      media &&
        h('img', { src: media.source_url, alt: media.alt_text ?? '', style: { display: 'block', maxWidth: '100%' } }),
      h(
        blockEditor.MediaUploadCheck,
        null,
        h(blockEditor.MediaUpload, {
          allowedTypes: ['image'],
          value: id,
          onSelect: (/** @type {{ id: number }} */ picked) => set(picked.id),
          render: (/** @type {{ open(): void }} */ { open }) =>
            h(
              components.Button,
              { variant: 'secondary', onClick: open },
              id > 0 ? __('Replace') : __('Choose a picture'),
            ),
        }),
      ),
      id > 0 && h(components.Button, { variant: 'tertiary', isDestructive: true, onClick: () => set(0) }, __('Remove')),
    );
  };

  /** @type {BlockControl} A list of objects, each with its own controls. */
  const RowsControl = ({ label, attribute, value, set }) => {
    const rows = listOf(value);
    const properties = attribute.items?.properties ?? {};
    return h(
      components.BaseControl,
      { ...SIZE, label },
      rows.map((row, index) =>
        h(
          'div',
          { key: index, style: { borderLeft: '2px solid #ddd', paddingLeft: '12px', marginBottom: '16px' } },
          controls(properties, row, (change) =>
            set(rows.map((one, at) => (at === index ? { ...one, ...change } : one))),
          ),
          h(
            components.Button,
            { variant: 'tertiary', isDestructive: true, onClick: () => set(rows.filter((_, at) => at !== index)) },
            __('Remove'),
          ),
        ),
      ),
      h(components.Button, { variant: 'secondary', onClick: () => set([...rows, {}]) }, __('Add')),
    );
  };

  /** @type {BlockControl} A list of texts: those of an enum as check boxes, others one a line. */
  const TextsControl = ({ label, help, attribute, value, set }) => {
    const chosen = listOf(value);
    const values = attribute.items?.enum;
    if (!values)
      return h(components.TextareaControl, {
        ...SIZE,
        label,
        help: help ?? __('One a line.'),
        value: chosen.join('\n'),
        onChange: (/** @type {string} */ text) => set(text === '' ? [] : text.split('\n')),
      });
    return h(
      components.BaseControl,
      { ...SIZE, label, help },
      values.map((one) =>
        h(components.CheckboxControl, {
          ...SIZE,
          key: one,
          label: attribute.options?.[one] ?? words(one),
          checked: chosen.includes(one),
          onChange: (/** @type {boolean} */ isChosen) =>
            set(values.filter((other) => (other === one ? isChosen : chosen.includes(other)))),
        }),
      ),
    );
  };

  /** @type {BlockControl} A line, several lines, a number, a choice or a switch. */
  const PlainControl = ({ label, help, attribute, value, set }) => {
    const { type, enum: values, options, control, minimum, maximum } = attribute;
    const common = { ...SIZE, label, help, value: value ?? '', onChange: set };
    if (type === 'boolean') return h(components.ToggleControl, { ...common, checked: value === true });
    if (values)
      return h(components.SelectControl, {
        ...common,
        options: values.map((one) => ({ value: one, label: options?.[one] ?? words(one) })),
      });
    if (control === 'textarea') return h(components.TextareaControl, common);
    if (type !== 'integer' && type !== 'number')
      return h(components.TextControl, { ...common, type: control === 'url' ? 'url' : 'text' });
    return h(components.TextControl, {
      ...common,
      type: 'number',
      min: minimum,
      max: maximum,
      step: type === 'integer' ? 1 : 'any',
      onChange: (/** @type {string} */ text) => {
        const number = Number(text);
        if (text === '') set(attribute.default ?? 0);
        else if (Number.isFinite(number)) set(type === 'integer' ? Math.round(number) : number);
      },
    });
  };

  /**
   * Returns the component for an attribute; null for one that has no control.
   *
   * @param {BlockAttribute} attribute
   */
  const controlOf = ({ type, items, control }) => {
    if (control === 'image') return ImageControl;
    if (typeof control === 'object' && 'post' in control) return PostControl;
    if (type === 'array') return items?.type === 'object' ? RowsControl : TextsControl;
    return type === 'object' ? null : PlainControl;
  };

  /**
   * Returns the controls of attributes.
   *
   * @param {Record<string, BlockAttribute>} attributes
   * @param {Record<string, unknown>} values
   * @param {(change: Record<string, unknown>) => void} change
   */
  function controls(attributes, values, change) {
    return Object.entries(attributes).map(([name, attribute]) => {
      const Control = controlOf(attribute);
      return Control
        ? h(Control, {
            key: name,
            label: attribute.label ?? words(name),
            help: attribute.help,
            attribute,
            value: values[name],
            set: (/** @type {unknown} */ value) => change({ [name]: value }),
          })
        : null;
    });
  }
  return controls;
};
