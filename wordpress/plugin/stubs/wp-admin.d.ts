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
    getPostEdits(): Record<string, unknown>;
    isAutosavingPost(): boolean;
    isEditorPanelOpened(name: string): boolean;
    isSavingPost(): boolean;
  };
  'core/block-editor': {
    getBlocks(): { clientId: string; attributes: Record<string, unknown> }[];
    getBlockHierarchyRootClientId(clientId: string): string;
    getBlockIndex(clientId: string): number;
    getSelectedBlockClientId(): string | null;
  };
  core: { getMedia(id: number): { source_url: string } | undefined };
}

interface EditorActions {
  'core/block-editor': { selectBlock(clientId: string): void };
  'core/edit-post': { openGeneralSidebar(name: string): void };
  'core/editor': { toggleEditorPanelOpened(name: string): void };
}

/** An editor as the live preview uses it. */
interface PreviewEditor {
  /** Returns the post's id; 0 before it has one. */
  post(): number;
  /** Stores what is typed as an autosave. */
  save(): Promise<unknown>;
  /** Calls after each edit. Returns a function that ends it. */
  onChange(call: () => void): () => void;
  /** Calls with the number of the selected block. Returns a function that ends it. */
  onSelect(call: (block: number | null) => void): () => void;
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

interface Window {
  wp: {
    apiFetch: ApiFetch;
    data: {
      select<Name extends keyof EditorStores>(store: Name): EditorStores[Name];
      dispatch<Name extends keyof EditorActions>(store: Name): EditorActions[Name];
      subscribe(call: () => void): () => void;
    };
    domReady(call: () => void): void;
    editor: { PluginSidebar?: unknown };
    editPost: { PluginSidebar?: unknown };
    element: {
      createElement(type: unknown, props?: object | null, ...children: unknown[]): unknown;
      useEffect(effect: () => () => void, inputs: unknown[]): void;
      useRef<Value>(value: Value | null): { current: Value | null };
    };
    i18n?: { __(text: string, domain: string): string; sprintf(text: string, ...values: unknown[]): string };
    plugins: { registerPlugin(name: string, plugin: { render(): unknown }): void };
  };
  tinymce?: { triggerSave(): void };
  /** Called by the inline script that PHP adds, with the REST names of the post type's taxonomies by name. */
  footbridgeAutosave(taxonomies: Record<string, string>): void;
  footbridgePanelTools(): PanelTools;
  footbridgeFindField<Input extends { value: string }>(inputs: Iterable<Input>, text: string): Input | undefined;
  footbridgeLivePreview(addresses: PreviewAddresses, editor: PreviewEditor): { element: HTMLElement; end(): void };
  footbridgeShareLinks(addresses: PreviewAddresses, editor: PreviewEditor, tools: PanelTools): HTMLElement;
  /** Printed by PHP, with the REST path of the post type. */
  footbridgeLiveSettings: PreviewAddresses & { restBase: string };
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
