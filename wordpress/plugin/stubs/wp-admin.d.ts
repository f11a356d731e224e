/** The little of wp-admin's scripts that the plugin's scripts use. */
interface WordPressRequest {
  method?: string;
  path?: string;
  data?: object;
}

interface Window {
  wp: {
    apiFetch: {
      use(
        middleware: (
          request: WordPressRequest,
          next: (request: WordPressRequest) => Promise<unknown>,
        ) => Promise<unknown>,
      ): void;
    };
    data: { select(store: 'core/editor'): { getEditedPostAttribute(name: string): unknown } };
  };
  tinymce?: { triggerSave(): void };
  /** Called by the inline script that PHP adds, with the REST names of the post type's taxonomies by name. */
  footbridgeAutosave(taxonomies: Record<string, string>): void;
}
