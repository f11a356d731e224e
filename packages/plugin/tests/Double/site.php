<?php
// WordPress's functions that read a site's posts, terms and links, as far as webhooks call them.

declare( strict_types=1 );

use Footbridge\Tests\Double\WordPress;

function get_post_type( int $id ) {
	return WordPress::$posts[ $id ]->post_type ?? false;
}
function get_permalink( $post ): string {
	$post = $post instanceof WP_Post ? $post : WordPress::$posts[ $post ];
	return 'https://cms.example.com/' . $post->post_name . '/';
}
function get_the_title( int $id ): string {
	return htmlspecialchars( WordPress::$posts[ $id ]->post_title );
}
function get_posts( array $query ): array {
	WordPress::call( __FUNCTION__, array( $query ) );
	return 'attachment' === ( $query['post_type'] ?? '' ) ? array_values( WordPress::$options['attachments'] ?? array() ) : WordPress::$options['menu_items'] ?? array();
}
function wp_parse_url( string $url, int $part = -1 ) {
	return parse_url( $url, $part );
}
function home_url( string $path, string $scheme = '' ): string {
	return site_url( $path, $scheme );
}
