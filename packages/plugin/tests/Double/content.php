<?php
// WordPress's functions about posts, themes and fields, as far as the plugin calls them.

declare( strict_types=1 );

use Footbridge\Tests\Double\WordPress;

// Posts and readers.
function get_post( int $id = 0 ): ?WP_Post {
	return WordPress::$posts[ 0 === $id ? WordPress::$edited : $id ] ?? null;
}
function get_post_status( int $id ) {
	$post = get_post( $id );
	return null === $post ? false : $post->post_status;
}
function post_password_required( WP_Post $post ): bool {
	return apply_filters( 'post_password_required', '' !== $post->post_password && ! in_array( $post->ID, WordPress::$unlocked, true ), $post );
}
function current_user_can( string $capability, ...$of ): bool {
	return in_array( $capability, WordPress::$capabilities, true );
}
function is_post_publicly_viewable( WP_Post $post ): bool {
	return 'publish' === $post->post_status;
}
function is_post_type_viewable( string $type ): bool {
	return 'nav_menu_item' !== $type;
}
function get_the_terms( WP_Post $post, string $taxonomy ) {
	return WordPress::$options['terms_of'][ $post->ID ][ $taxonomy ] ?? false;
}
function wp_list_pluck( array $list, string $field ): array {
	return array_column( $list, $field );
}
function get_post_type_archive_link( string $type ) {
	return 'book' === $type ? 'https://cms.example.com/books/' : false;
}
/** @throws RuntimeException As a plugin's filter of the text may. */
function get_the_excerpt( WP_Post $post ): string {
	if ( 'fails' === $post->post_content ) {
		throw new RuntimeException( 'A filter failed' );
	}
	return '' === $post->post_excerpt ? substr( $post->post_content, 0, 20 ) : $post->post_excerpt;
}

// Themes.

// ACF's field groups by key, with the time of their copy.
function acf_get_raw_field_group( string $key ) {
	$id = WordPress::$options['acf_copies'][ $key ]['ID'] ?? 0;
	return 0 === $id ? false : array( 'ID' => $id );
}
function acf_get_raw_field_groups(): array {
	$groups = array();
	foreach ( WordPress::$options['acf_copies'] ?? array() as $key => $copy ) {
		$groups[] = $copy + array( 'key' => $key, 'active' => true );
	}
	return $groups;
}
function acf_add_local_field_group( array $group ): bool {
	$is_new = ! in_array( $group['key'], WordPress::$options['theme_groups'] ?? array(), true );
	WordPress::call( __FUNCTION__, array( $group['key'], $is_new ) );
	return $is_new;
}
function get_post_modified_time( string $format, bool $gmt, int $id ) {
	return array_column( WordPress::$options['acf_copies'] ?? array(), 'modified', 'ID' )[ $id ] ?? false;
}
function acf_import_field_group( array $group ): void {
	WordPress::call( __FUNCTION__, array( $group['key'], $group['ID'], WordPress::$options['acf_settings']['json'] ?? true ) );
}
function acf_get_setting( string $name ) {
	return 'capability' === $name ? 'manage_options' : null;
}
function acf_update_setting( string $name, $value ): void {
	WordPress::$options['acf_settings'][ $name ] = $value;
}

// Filling a site.
function get_theme_mod( string $name, $otherwise = false ) {
	return WordPress::$options['theme_mods'][ $name ] ?? $otherwise;
}
function set_theme_mod( string $name, $value ): void {
	WordPress::$options['theme_mods'][ $name ] = $value;
}
function get_term_by( string $field, string $value, string $taxonomy ) {
	return WordPress::$options['terms_by_slug'][ "$taxonomy/$value" ] ?? false;
}
function wp_load_alloptions(): array {
	return array( 'siteurl' => WordPress::$options['siteurl'] ?? 'https://cms.example.com' );
}
function wp_get_attachment_url( int $id ) {
	return array_search( $id, WordPress::$options['attachments'] ?? array(), true );
}
// Menus.
function has_nav_menu( string $location ): bool {
	return 0 !== ( get_nav_menu_locations()[ $location ] ?? 0 );
}
function get_pages( array $query ): array {
	WordPress::call( __FUNCTION__, array( $query ) );
	return WordPress::$options['pages'] ?? array();
}

// The block editor.
function plugins_url( string $path, string $file ): string {
	return 'https://cms.example.org/wp-content/plugins/footbridge/' . $path;
}
function get_object_taxonomies( $type, string $output ): array {
	return WordPress::$options['object_taxonomies'][ $type instanceof WP_Post ? $type->post_type : $type ] ?? array();
}
function rest_get_route_for_post_type_items( string $type ): string {
	return "/wp/v2/{$type}s";
}
