<?php
// WordPress's functions that load scripts: only noted.

declare( strict_types=1 );

use Footbridge\Tests\Double\WordPress;

function wp_enqueue_script( string $name, string $url, array $after, string $version, bool $at_the_end ): void {
	WordPress::call( __FUNCTION__, array( $name, $url, $after ) );
}
function wp_enqueue_style( string $name, string $url, array $after, string $version ): void {
	WordPress::call( __FUNCTION__, array( $name, $url ) );
}
function wp_set_script_translations( string $name, string $domain, string $path ): void {
	WordPress::call( __FUNCTION__, array( $name, $domain, basename( $path ) ) );
}
function plugins_url( string $path, string $file ): string {
	return 'https://cms.example.org/wp-content/plugins/footbridge/' . $path;
}
function get_object_taxonomies( $type, string $output ): array {
	return WordPress::$options['object_taxonomies'][ $type instanceof WP_Post ? $type->post_type : $type ] ?? array();
}
function rest_get_route_for_post_type_items( string $type ): string {
	return "/wp/v2/{$type}s";
}
