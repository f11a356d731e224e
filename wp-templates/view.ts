/** Props of every view. */
export interface ViewProps<View> {
  /** The template's name; several names may share a view. */
  template: string;
  view: View;
}
