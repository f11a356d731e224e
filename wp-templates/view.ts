/** What every view gets. */
export interface ViewProps<View> {
  /** The name WordPress's hierarchy led to; several names may share a view. */
  template: string;
  view: View;
}
