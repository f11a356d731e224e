<?php
// WordPress's functions about meta with several values for a name, as far as share links need them.

declare( strict_types=1 );

use Footbridge\Tests\Double\WordPress;

function get_post_meta( int $id, string $key, bool $single = false ) {
	$values = WordPress::$meta[ $id ][ $key ] ?? array();
	return $single ? $values[0] ?? '' : $values;
}
function get_term_meta( int $id, string $key, bool $single = false ) {
	return WordPress::$meta[ $id ][ $key ][0] ?? '';
}
function add_post_meta( int $id, string $key, $value ): int {
	WordPress::$meta[ $id ][ $key ][] = wp_unslash( $value );
	return 1;
}
function update_post_meta( int $id, string $key, $value, $former = '' ): bool {
	WordPress::call( __FUNCTION__, array( $id, $key, $value ) );
	$place = array_search( $former, WordPress::$meta[ $id ][ $key ] ?? array(), true );
	if ( false === $place ) {
		return '' === $former;
	}
	WordPress::$meta[ $id ][ $key ][ $place ] = wp_unslash( $value );
	return true;
}
function delete_post_meta( int $id, string $key, $value ): bool {
	WordPress::$meta[ $id ][ $key ] = array_values( array_filter( WordPress::$meta[ $id ][ $key ], static fn( $one ): bool => $one !== $value ) );
	return true;
}
function wp_unslash( $value ) {
	if ( is_array( $value ) ) {
		return array_map( 'wp_unslash', $value );
	}
	return is_string( $value ) ? stripslashes( $value ) : $value;
}
function get_userdata( int $id ) {
	if ( 0 === $id ) {
		return false;
	}
	$user               = new WP_User( $id );
	$user->display_name = "User $id";
	return $user;
}
function get_author_posts_url( int $id, string $nicename = '' ): string {
	return "https://cms.example.com/author/{$nicename}/";
}
function sanitize_text_field( string $text ): string {
	return trim( strip_tags( $text ) );
}

// The page Tools → Share links.
function _draft_or_post_title( int $id ): string {
	return esc_html( WordPress::$posts[ $id ]->post_title ?? '' );
}
function get_edit_post_link( int $id ): ?string {
	return current_user_can( 'edit_post', $id ) ? "https://cms.example.org/wp-admin/post.php?post=$id" : null;
}
function admin_url( string $path ): string {
	return self_admin_url( $path );
}
function wp_nonce_field( string $action ): void {
	echo '<input name="_wpnonce" value="' . esc_attr( $action ) . '">';
}
function wp_date( string $format, int $time ): string {
	return gmdate( 'Y-m-d', $time );
}
