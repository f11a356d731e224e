<?php
// WordPress's functions about autosaves, meta and terms, as far as previews need them.

declare( strict_types=1 );

use Footbridge\Tests\Double\WordPress;

function wp_get_post_autosave( int $post, int $user = 0 ) {
	foreach ( WordPress::$posts as $one ) {
		if ( 'revision' === $one->post_type && $one->post_parent === $post && ( 0 === $user || $user === $one->post_author ) ) {
			return $one;
		}
	}
	return false;
}
function get_current_user_id(): int {
	return WordPress::$user;
}
function wp_set_current_user( int $id ): void {
	WordPress::$user = $id;
}
function user_can( int $user, string $capability, ...$of ): bool {
	return in_array( array( $user, $capability, ...$of ), WordPress::$options['rights'] ?? array(), true );
}
function update_meta_cache( string $type, array $ids ): array {
	return array_intersect_key( WordPress::$options['meta'] ?? array(), array_flip( $ids ) );
}
function update_metadata( string $type, int $id, string $key, $value ): void {
	WordPress::$options['meta'][ $id ][ $key ] = array( is_array( $value ) ? serialize( $value ) : $value );
}
function maybe_unserialize( string $value ) {
	return 0 === strncmp( $value, 'a:', 2 ) ? unserialize( $value ) : $value;
}
function wp_update_post( array $columns ): void {
	foreach ( $columns as $name => $value ) {
		WordPress::$posts[ $columns['ID'] ]->$name = $value;
	}
}
function sanitize_title( string $words ): string {
	return strtolower( str_replace( ' ', '-', $words ) );
}
function wp_get_theme(): object {
	return new class() {
		public function get_page_templates(): array {
			return array( 'template-reviews.php' => 'Reviews' );
		}
	};
}
function is_object_in_taxonomy( string $type, string $taxonomy ): bool {
	return 'topic' !== $taxonomy || 'page' === $type;
}
function term_exists( $term, string $taxonomy ): ?array {
	$ids = array( 'Sleep' => 3 );
	$id  = is_int( $term ) ? $term : ( $ids[ $term ] ?? 0 );
	return $id > 0 && $id < 9 ? array( 'term_id' => (string) $id ) : null;
}
function wp_parse_id_list( $ids ): array {
	return array_map( 'intval', is_string( $ids ) ? explode( ',', $ids ) : (array) $ids );
}
function acf_update_values( array $values, int $id ): void {
	foreach ( $values as $key => $value ) {
		update_metadata( 'post', $id, substr( $key, strlen( 'field_' ) ), $value );
	}
}
function wp_kses_post_deep( array $values ): array {
	return array_map( static fn( $value ) => is_string( $value ) ? strip_tags( $value, '<p>' ) : $value, $values );
}
