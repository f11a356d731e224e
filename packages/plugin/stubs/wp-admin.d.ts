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
  'core/block-editor': {
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
    components: { Button: unknown; Fill: unknown };
    data: {
      select<Name extends keyof EditorStores>(store: Name): EditorStores[Name];
      dispatch<Name extends keyof EditorActions>(store: Name): EditorActions[Name];
      resolveSelect(store: 'core'): { getMedia(id: number): Promise<{ source_url: string } | undefined> };
      subscribe(call: () => void): void;
      useSelect<Value>(read: (select: Window['wp']['data']['select']) => Value, inputs: unknown[]): Value;
    };
    domReady(call: () => void): void;
    element: {
      createElement(type: unknown, props?: object | null, ...children: unknown[]): unknown;
      useEffect(effect: () => void, inputs: unknown[]): void;
    };
    i18n?: { __(text: string, domain: string): string; sprintf(text: string, ...values: unknown[]): string };
    plugins: { registerPlugin(name: string, plugin: { render(): unknown }): void };
  };
  jQuery(what: Document | string): JQueryElements;
  tinymce?: { triggerSave(): void };
  /** Called by the inline script that PHP adds, with the REST names of the post type's taxonomies by name. */
  footbridgeAutosave(taxonomies: Record<string, string>): void;
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

/** What the parts of the panel share. */
interface PanelTools {
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
