/** Registers the site's blocks in the block editor: one component for all, made of what block.json says. */
(() => {
  const { blocks, blockEditor, components, data, element, i18n } = window.wp;
  const { createElement: h, Fragment } = element;
  const { list, postTypes, canvas } = window.footbridgeBlocks;
  const controls = window.footbridgeBlockControls(postTypes);
  const Canvas = canvas && window.footbridgeBlockCanvas(canvas);
  const NONE = { attributes: {}, hasInner: false, template: [], allowed: [] };
  /** @param {string} text */
  const __ = (text) => (i18n ? i18n.__(text, 'footbridge') : text);

  /** @type {(props: { name: string, attributes: Record<string, unknown> }) => unknown} A block while the site is not connected. */
  const NotConnected = ({ name }) => {
    const type = blocks.getBlockType(name);
    return h(components.Placeholder, {
      icon: type?.icon?.src,
      label: type?.title,
      instructions: __('Connect the site in Settings → Footbridge to see this block.'),
    });
  };

  /** @type {(props: BlockEditProps) => unknown} */
  const Edit = ({ name, attributes, setAttributes, clientId, isSelected }) => {
    const { attributes: own, hasInner, template, allowed } = list[name] ?? NONE;
    const type = blocks.getBlockType(name);
    const { block, isWithin } = data.useSelect(
      (select) => ({
        block: hasInner ? select('core/block-editor').getBlock(clientId) : null,
        isWithin: hasInner && select('core/block-editor').hasSelectedInnerBlock(clientId, true),
      }),
      [clientId, hasInner],
    );
    const isEmpty = hasInner && (block?.innerBlocks.length ?? 0) === 0;
    const isEdited = hasInner && (isSelected || isWithin || isEmpty);
    const fields = controls(own, attributes, setAttributes).filter(Boolean);
    const shown =
      Canvas && type
        ? h(Canvas, {
            name,
            attributes,
            title: type.title,
            icon: type.icon?.src,
            content: block ? blocks.serialize([block]) : null,
          })
        : h(NotConnected, { name, attributes });
    return h(
      Fragment,
      null,
      fields.length > 0 &&
        h(blockEditor.InspectorControls, null, h(components.PanelBody, { title: __('Settings') }, fields)),
      h(
        'div',
        blockEditor.useBlockProps(
          isEdited ? { style: { outline: '1px dashed currentColor', outlineOffset: '8px' } } : {},
        ),
        isEdited
          ? h(blockEditor.InnerBlocks, {
              template: template.length > 0 ? template : undefined,
              allowedBlocks: allowed.length > 0 ? allowed : undefined,
            })
          : shown,
      ),
    );
  };

  for (const [name, { hasInner }] of Object.entries(list))
    blocks.registerBlockType(name, {
      edit: Edit,
      save: hasInner ? () => h(blockEditor.InnerBlocks.Content) : () => null,
    });
})();
