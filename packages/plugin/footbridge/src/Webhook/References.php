<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/**
 * Posts that reference a post that was hidden until now. WPGraphQL omits hidden posts from fields, so no response contains
 * their keys.
 */
final class References {
	/** Field types that store ids of posts or media. */
	private const TYPES = array( 'post_object', 'relationship', 'page_link', 'image', 'file', 'gallery' );

	/**
	 * @param list<int> $posts Posts.
	 * @return list<int> Media that hang on them, which WPGraphQL shows as long as it shows the post.
	 */
	private static function media_of( array $posts ): array {
		if ( array() === $posts ) {
			return array();
		}
		$found = get_posts(
			array(
				'post_type'       => 'attachment',
				'post_status'     => 'inherit',
				'post_parent__in' => $posts,
				'fields'          => 'ids',
				'numberposts'     => Collector::MAX_IDS + 1,
			)
		);
		return array_map( 'intval', array_values( $found ) );
	}

	/** @param list<int> $ids Posts and media that became visible, for what references them in a field. */
	private static function add( array $ids, Collector $collector ): void {
		if ( array() === $ids || $collector->is_all() ) {
			return;
		}
		$names = array( '_thumbnail_id' );
		if ( function_exists( 'acf_get_field_groups' ) && function_exists( 'acf_get_fields' ) ) {
			foreach ( (array) acf_get_field_groups() as $group ) {
				$names = array_merge( $names, self::names( acf_get_fields( $group ) ) );
			}
		}
		$names = array_values( array_unique( $names ) );
		$posts = self::posts( $names, $ids );
		if ( array() !== $posts ) {
			$collector->add( Collector::NODE, Key::nodes( 'post', ...$posts ) );
		}
		foreach ( self::options_pages() as $slug => $prefix ) {
			if ( self::stands_in_options( $prefix, $names, $ids ) ) {
				$collector->add( Collector::OPTIONS, Key::nodes( 'acf_options_page', $slug ) );
			}
		}
	}

	/** @param array<int, bool> $turned Posts whose visibility changed, and their media with them: whether readers see it now. */
	public static function add_turned( array $turned, Collector $collector ): void {
		$media = self::media_of( array_keys( $turned ) );
		if ( array() !== $media ) {
			$collector->add( Collector::MEDIA, Key::nodes( 'post', ...$media ) );
		}
		$seen = array_keys( array_filter( $turned ) );
		self::add( array_merge( $seen, self::media_of( $seen ) ), $collector );
	}

	/** @return list<string> The meta keys under which ACF stores such fields, as LIKE patterns: rows have a number in theirs. */
	public static function names( $fields, string $prefix = '' ): array {
		$names = array();
		foreach ( is_array( $fields ) ? $fields : array() as $field ) {
			$name = $prefix . addcslashes( (string) ( $field['name'] ?? '' ), '_%\\' );
			$type = $field['type'] ?? '';
			if ( in_array( $type, self::TYPES, true ) ) {
				$names[] = $name;
			} elseif ( 'group' === $type ) {
				array_push( $names, ...self::names( $field['sub_fields'] ?? array(), $name . '\\_' ) );
			} elseif ( 'repeater' === $type ) {
				array_push( $names, ...self::names( $field['sub_fields'] ?? array(), $name . '\\_%\\_' ) );
			}
			foreach ( 'flexible_content' === $type && is_array( $field['layouts'] ?? null ) ? $field['layouts'] : array() as $layout ) {
				array_push( $names, ...self::names( $layout['sub_fields'] ?? array(), $name . '\\_%\\_' ) );
			}
		}
		return $names;
	}

	/** @param list<int> $ids Of which SQL's expression finds one as a field's value, alone or in ACF's list. */
	public static function expression( array $ids ): string {
		$any = implode( '|', array_map( 'intval', $ids ) );
		return "^({$any})\$|\"({$any})\"|i:({$any});";
	}

	/**
	 * @param list<string> $likes Patterns of names.
	 * @param list<int>    $ids   Ids.
	 * @return list<int> Posts that readers see and that name one of the ids.
	 */
	private static function posts( array $likes, array $ids ): array {
		global $wpdb;
		$names  = implode( ' OR ', array_fill( 0, count( $likes ), 'meta.meta_key LIKE %s' ) );
		$values = array_merge( $likes, array( self::expression( $ids ), Collector::MAX_IDS + 1 ) );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- WordPress has no query for it; the names are placeholders.
		$found = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta.post_id FROM {$wpdb->postmeta} meta JOIN {$wpdb->posts} post ON post.ID = meta.post_id WHERE ({$names}) AND meta.meta_value REGEXP %s AND post.post_status = 'publish' LIMIT %d", $values ) );
		return array_map( 'intval', array_values( $found ) );
	}

	/**
	 * @param list<string> $likes Patterns of names.
	 * @param list<int>    $ids   Ids, of which a field of an options page may name one.
	 */
	private static function stands_in_options( string $prefix, array $likes, array $ids ): bool {
		global $wpdb;
		$names    = implode( ' OR ', array_fill( 0, count( $likes ), 'option_name LIKE %s' ) );
		$values   = array_map( static fn( string $like ): string => addcslashes( $prefix, '_%\\' ) . $like, $likes );
		$values[] = self::expression( $ids );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- As above.
		return null !== $wpdb->get_var( $wpdb->prepare( "SELECT 1 FROM {$wpdb->options} WHERE ({$names}) AND option_value REGEXP %s LIMIT 1", $values ) );
	}

	/** @return array<string, string> The option prefixes of ACF's options pages, by the page's slug. */
	public static function options_pages(): array {
		$prefixes = array();
		$pages    = function_exists( 'acf_get_options_pages' ) ? acf_get_options_pages() : array();
		foreach ( is_array( $pages ) ? $pages : array() as $page ) {
			$prefixes[ (string) ( $page['menu_slug'] ?? '' ) ] = (string) ( $page['post_id'] ?? 'options' ) . '_';
		}
		return $prefixes;
	}
}
