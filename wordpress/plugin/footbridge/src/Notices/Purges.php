<?php
/**
 * Takes over what WPGraphQL Smart Cache says.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Notices;

/**
 * Listens to `graphql_purge`, whose keys go on as they are.
 */
final class Purges {

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
		add_action( 'wpgraphql_cache_purge_all', Guard::hook( array( $this->collector, 'all' ) ), 10, 0 );
	}

	/**
	 * When Smart Cache names a key.
	 *
	 * @param mixed $key   The key.
	 * @param mixed $event What happened.
	 */
	public function purge( $key, $event = '' ): void {
		// It takes every sign-in, which renews a user's sessions, for a change of the user. Users knows better.
		if ( ! is_string( $key ) || '' === $key || 'user_meta_updated' === $event ) {
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
