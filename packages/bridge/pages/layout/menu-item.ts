/** WordPress's menu item in the specification's names (section 3, "Menu item (normalized)"). */
export interface MenuItem {
  ID: number;
  menu_order: number;
  /** 0 at the top. */
  menu_item_parent: number;
  object_id: number;
  /** page, post, category, facility … or custom. */
  object: string;
  /** post_type, taxonomy, post_type_archive or custom. */
  type: string;
  title: string;
  /** A site path or an absolute external address; null for an item without a target. */
  url: string | null;
  target: string;
  attr_title: string;
  description: string;
  classes: string[];
  slug: string;
}
