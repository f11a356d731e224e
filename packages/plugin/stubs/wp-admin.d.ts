/** The little of wp-admin's scripts that the plugin's scripts use, and what the plugin's scripts are to each other. */
interface WordPressRequest {
  method?: string;
  path?: string;
  data?: object;
}

interface ApiFetch {
  <Answer>(request: WordPressRequest): Promise<Answer>;
  use(
    middleware: (request: WordPressRequest, next: (request: WordPressRequest) => Promise<unknown>) => Promise<unknown>,
  ): void;
}

interface EditorStores {
  'core/editor': {
    getCurrentPostId(): number | null;
    getEditedPostAttribute(name: string): unknown;
    getEditedPostContent(): string;
    getEditorSettings(): { autosave?: unknown };
    getPostEdits(): Record<string, unknown>;
    isAutosavingPost(): boolean;
    isEditedPostDirty(): boolean;
    isEditorPanelOpened(name: string): boolean;
    isSavingPost(): boolean;
  };
  core: {
    getEntityRecords(
      kind: 'postType',
      type: string,
      query: object,
    ): { id: number; title: { raw?: string; rendered: string } }[] | null;
    getMedia(id: number): { source_url: string; alt_text?: string } | undefined;
  };
  'core/block-editor': {
    getBlock(clientId: string): EditorBlock | null;
    hasSelectedInnerBlock(clientId: string, isDeep: boolean): boolean;
    getBlocks(): { clientId: string; attributes: Record<string, unknown> }[];
    getBlockHierarchyRootClientId(clientId: string): string;
    getBlockIndex(clientId: string): number;
    getSelectedBlockClientId(): string | null;
  };
  'core/preferences': { get(scope: string, name: string): unknown };
}

interface EditorActions {
  'core/block-editor': { selectBlock(clientId: string): void };
  'core/edit-post': { openGeneralSidebar(name: string): void };
  'core/editor': { toggleEditorPanelOpened(name: string): void };
  'core/preferences': {
    set(scope: string, name: string, value: unknown): void;
    toggle(scope: string, name: string): void;
  };
}

/** An editor as the live preview uses it. */
interface PreviewEditor {
  /** Returns the post's id; 0 before it has one. */
  post(): number;
  /** Stores what is typed as an autosave. */
  save(): Promise<unknown>;
  /** Returns whether an autosave is newer than what the editor opened with. */
  offersAutosave(): boolean;
  /** Calls after each edit, and after the post itself was saved. */
  onChange(changed: () => void, saved: () => void): void;
  /** Calls with the number of the selected block, or the text of the selected field. */
  onSelect(call: (block: number | null, text?: string) => void): void;
  /** Selects the block, or opens the field, that shows what was clicked. */
  pick(clicked: { block: number | null; text: string; picture: string }): void;
  /** Sends a request to WordPress's REST API. */
  request<Answer>(path: string, request?: { method?: string; data?: object }): Promise<Answer>;
}

/** Where the live preview and its data are: origin and URL of the site's page, and paths of REST routes. */
interface PreviewAddresses {
  siteOrigin: string;
  url: string;
  token: string;
  links: string;
}

/** A share link. Times are Unix times in seconds. */
interface ShareLink {
  id: string;
  url: string;
  note: string;
  user: string;
  expires: number;
  revoked: number | null;
  opened: number | null;
  openings: number;
}

interface JQueryElements {
  on(types: string, call: (event: { target: EventTarget }) => void): void;
  prop(name: string, value: boolean): JQueryElements;
  trigger(type: string): JQueryElements;
  val(value: string): JQueryElements;
}

interface Window {
  wp: {
    apiFetch: ApiFetch;
    blockEditor: {
      InnerBlocks: { Content: unknown };
      InspectorControls: unknown;
      MediaUpload: unknown;
      MediaUploadCheck: unknown;
      useBlockProps(props: object): object;
    };
    blocks: {
      getBlockType(name: string): { title: string; icon?: { src: unknown } } | undefined;
      registerBlockType(name: string, settings: { edit: unknown; save: unknown }): void;
      serialize(blocks: EditorBlock[]): string;
    };
    components: Record<string, unknown>;
    data: {
      select<Name extends keyof EditorStores>(store: Name): EditorStores[Name];
      dispatch<Name extends keyof EditorActions>(store: Name): EditorActions[Name];
      resolveSelect(store: 'core'): { getMedia(id: number): Promise<{ source_url: string } | undefined> };
      subscribe(call: () => void): void;
      useSelect<Value>(read: (select: Window['wp']['data']['select']) => Value, inputs: unknown[]): Value;
    };
    domReady(call: () => void): void;
    element: {
      Fragment: unknown;
      createElement(type: unknown, props?: object | null, ...children: unknown[]): unknown;
      useEffect(effect: () => void | (() => void), inputs: unknown[]): void;
      useRef<Value>(value: Value): { current: Value };
      useState<Value>(value: Value): [Value, (next: Value | ((now: Value) => Value)) => void];
    };
    i18n?: { __(text: string, domain: string): string; sprintf(text: string, ...values: unknown[]): string };
    plugins: { registerPlugin(name: string, plugin: { render(): unknown }): void };
  };
  jQuery(what: Document | string): JQueryElements;
  tinymce?: { triggerSave(): void };
  /** Called by the inline script that PHP adds, with the REST names of the post type's taxonomies by name. */
  footbridgeAutosave(taxonomies: Record<string, string>): void;
  /** Returns the controls of attributes. @param postTypes WordPress's names of the content model's types */
  footbridgeBlockControls(
    postTypes: Record<string, string>,
  ): (
    attributes: Record<string, BlockAttribute>,
    values: Record<string, unknown>,
    change: (change: Record<string, unknown>) => void,
  ) => unknown[];
  /** Returns a component. */
  footbridgeBlockCanvas(addresses: BlockCanvasAddresses): unknown;
  /** Printed by PHP: what block.json has for the editor, by the blocks' names. Without a connected site there is no canvas. */
  footbridgeBlocks: {
    list: Record<
      string,
      { attributes: Record<string, BlockAttribute>; hasInner: boolean; template: unknown[]; allowed: string[] }
    >;
    postTypes: Record<string, string>;
    canvas: BlockCanvasAddresses | null;
  };
  footbridgePanelTools(): PanelTools;
  footbridgeFindField<Input extends { value: string }>(inputs: Iterable<Input>, text: string): Input | undefined;
  footbridgeLivePreview(
    addresses: PreviewAddresses,
    editor: PreviewEditor,
  ): { element: HTMLElement; show(isOpen: boolean): void };
  footbridgeShareLinks(addresses: PreviewAddresses, editor: PreviewEditor, tools: PanelTools): HTMLElement;
  /** Printed by PHP, with the REST path of the post type. */
  footbridgeLiveSettings: PreviewAddresses & { post: number; restBase: string };
}

interface EditorBlock {
  clientId: string;
  attributes: Record<string, unknown>;
  innerBlocks: EditorBlock[];
}

/** An attribute in block.json. docs/blocks.md explains the keys. */
interface BlockAttribute {
  type: string;
  default?: unknown;
  enum?: string[];
  items?: { type?: string; enum?: string[]; properties?: Record<string, BlockAttribute> };
  minimum?: number;
  maximum?: number;
  label?: string;
  help?: string;
  options?: Record<string, string>;
  control?: 'textarea' | 'url' | 'image' | { post: string };
}

type BlockControl = (props: {
  label: string;
  help?: string;
  attribute: BlockAttribute;
  value: unknown;
  set(value: unknown): void;
}) => unknown;

interface BlockEditProps {
  name: string;
  attributes: Record<string, unknown>;
  setAttributes(change: Record<string, unknown>): void;
  clientId: string;
  isSelected: boolean;
}

/** The site's page for one block, and the REST route of the preview's token. */
interface BlockCanvasAddresses {
  url: string;
  siteOrigin: string;
  token: string;
}

/** What the parts of the panel share. */
interface PanelTools {
  /** Returns the preview's token of a post; requests one if there is none that is valid for another minute. */
  currentToken: {
    (
      post: number,
      request: (request: { method: string; data: object }) => Promise<{ token: string; expires: number }>,
    ): Promise<string>;
    forget(): void;
  };
  /** Creates an element. An attribute `onclick` is a listener. */
  make<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    attributes?: Record<string, string | ((event: Event) => void)>,
    ...children: (Node | string)[]
  ): HTMLElementTagNameMap[Name];
  /** Returns an error's text for the editor. */
  messageOf(error: unknown): string;
  __(text: string, domain: string): string;
  sprintf(text: string, ...values: unknown[]): string;
}
