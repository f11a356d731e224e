<?php
/**
 * Records the purges of WPGraphQL Smart Cache.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Webhook;

/**
 * Listens to `graphql_purge`, whose keys go on as they are.
 */
final class Purges {

	/**
	 * Every sign-in renews a user's sessions, and the editor stores its layout with the user: Users records what is
	 * visible.
	 */
	private const ABOUT_USERS = array( 'user_meta_updated', 'user_profile_updated' );

	/**
	 * Fired for drafts too.
	 */
	private const ABOUT_TERMS = array( 'term_relationship_added', 'term_relationship_deleted' );

	/**
	 * The object whose terms are changing.
	 *
	 * @var int
	 */
	private $object = 0;

	/**
	 * Where events go.
	 *
	 * @var Collector
	 */
	private $collector;

	/**
	 * Listens for a collector.
	 *
	 * @param Collector $collector Where events go.
	 */
	public function __construct( Collector $collector ) {
		$this->collector = $collector;
	}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'graphql_purge', Guard::hook( array( $this, 'purge' ) ), 10, 2 );
		foreach ( array( 'added_term_relationship', 'deleted_term_relationships' ) as $hook ) {
			add_action( $hook, Guard::hook( array( $this, 'begin' ) ), 1 );
			add_action( $hook, Guard::hook( array( $this, 'begin' ) ), PHP_INT_MAX, 0 );
		}
		add_action( 'wpgraphql_cache_purge_all', Guard::hook( array( $this->collector, 'all' ) ), 10, 0 );
	}

	/**
	 * Runs before Smart Cache handles a change of an object's terms, and, without an id, afterwards.
	 *
	 * @param mixed $id The object.
	 */
	public function begin( $id = 0 ): void {
		$this->object = (int) $id;
	}

	/**
	 * When Smart Cache names a key.
	 *
	 * @param mixed $key   The key.
	 * @param mixed $event What happened.
	 */
	public function purge( $key, $event = '' ): void {
		if ( ! is_string( $key ) || '' === $key || in_array( $event, self::ABOUT_USERS, true ) ) {
			return;
		}
		if ( $this->object > 0 && in_array( $event, self::ABOUT_TERMS, true ) && PostReader::is_hidden( $this->object ) ) {
			return;
		}
		$this->collector->add( $this->kind( $key ), array( $key ) );
	}

	/**
	 * The kind of a key; media and menus are posts and terms to Smart Cache.
	 *
	 * @param string $key A key.
	 */
	private function kind( string $key ): string {
		$node = Key::parse( $key );
		if ( null !== $node && 'post' === $node[0] ) {
			$kinds = array(
				'attachment'    => Kind::MEDIA,
				'nav_menu_item' => Kind::MENU,
			);
			return $kinds[ (string) get_post_type( (int) $node[1] ) ] ?? Kind::NODE;
		}
		if ( null !== $node && 'term' === $node[0] ) {
			$term = get_term( (int) $node[1] );
			return $term instanceof \WP_Term && 'nav_menu' === $term->taxonomy ? Kind::MENU : Kind::NODE;
		}
		return Key::kind( $key );
	}
}
