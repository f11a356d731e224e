<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** Follows synced patterns and menus of the navigation block: their text is part of posts, but no key shows that. */
final class Patterns extends Follower {
	private const TYPES = array( 'wp_block', 'wp_navigation', 'wp_template_part' );

	/** Those that a menu of a block theme may consist of. */
	private const MENU_TYPES = array( 'wp_navigation', 'wp_template_part' );

	/** Patterns within patterns are followed so deep. */
	private const MAX_DEPTH = 5;

	/** @var array<int, string> Types of the patterns that changed, by id. */
	private array $changed = array();

	public function register(): void {
		Guard::on( 'transition_post_status', array( $this, 'status' ) );
		Guard::on( 'before_delete_post', array( $this, 'about_to_go' ) );
	}

	public function status( $new_status, $old_status, $post ): void {
		$type = $post instanceof \WP_Post ? $post->post_type : '';
		// A new pattern is not used yet; the newest menu is shown at once.
		$is_seen = in_array( 'publish', array( $new_status, $old_status ), true ) && ( 'new' !== $old_status || 'wp_navigation' === $type );
		if ( $is_seen && in_array( $type, self::TYPES, true ) ) {
			$this->changed[ $post->ID ] = $type;
		}
	}

	public function about_to_go( $id ): void {
		$type = (string) get_post_type( (int) $id );
		if ( in_array( $type, self::TYPES, true ) ) {
			$this->changed[ (int) $id ] = $type;
		}
	}

	/** Records the posts that show the patterns, at the end of the request. */
	public function finish(): void {
		$patterns      = array_keys( $this->changed );
		$menus         = array_keys( array_intersect( $this->changed, self::MENU_TYPES ) );
		$this->changed = array();
		$known         = $patterns;
		if ( array() !== $menus ) {
			$this->collector->add( Collector::MENU, Key::nodes( 'post', ...$menus ) );
		}
		for ( $depth = 0; array() !== $patterns && $depth < self::MAX_DEPTH; ++$depth ) {
			$found = self::posts_with( $patterns );
			$posts = array_keys( array_diff( $found, self::TYPES ) );
			if ( array() !== $posts ) {
				// No excerpt has a pattern.
				$this->collector->add( Collector::NODE, Key::group( 'body', 'post', ...$posts ) );
			}
			$patterns = array_values( array_diff( array_keys( array_intersect( $found, self::TYPES ) ), $known ) );
			$known    = array_merge( $known, $patterns );
		}
	}

	/** @param list<int> $patterns Patterns that the expression finds in a post's content. */
	public static function expression( array $patterns ): string {
		return 'wp:(block|navigation) [{][^}]*"ref":(' . implode( '|', array_map( 'intval', $patterns ) ) . ')[,}]';
	}

	/**
	 * @param list<int> $patterns Patterns.
	 * @return array<int, string> Types of posts that readers see, and of patterns, with these in them, by id.
	 */
	private static function posts_with( array $patterns ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no query for it, and nothing of it is cached.
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_type FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_content LIKE %s AND post_content REGEXP %s LIMIT %d", '%"ref":%', self::expression( $patterns ), Collector::MAX_IDS + 1 ) );
		$types = array();
		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			$types[ (int) $row->ID ] = (string) $row->post_type;
		}
		return $types;
	}
}
