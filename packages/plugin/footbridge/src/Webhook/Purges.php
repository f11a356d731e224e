<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/**
 * Records the purges of WPGraphQL Smart Cache. Listens to `graphql_purge`, whose keys go on as they are, except those of
 * what the plugin compares itself.
 */
final class Purges {
	/** What Posts, Terms, Comments, Users and Options follow themselves, and more exactly. */
	private const COMPARED = '/^(?:comment_|post_|postmeta_|term_|attachment_|add_attachment|user_meta_updated|user_profile_updated|setting_updated)/';

	private Collector $collector;

	private Posts $posts;

	private Terms $terms;

	public function __construct( Collector $collector, Posts $posts, Terms $terms ) {
		$this->collector = $collector;
		$this->posts     = $posts;
		$this->terms     = $terms;
	}

	public function register(): void {
		add_action( 'graphql_purge', Guard::hook( array( $this, 'purge' ) ), 10, 2 );
		// A plugin or another model may change any page. This plugin's own activation counts: it did not follow the edits before.
		foreach ( array( 'wpgraphql_cache_purge_all', 'switch_theme', 'activated_plugin', 'deactivated_plugin', 'acf/update_field_group' ) as $hook ) {
			add_action( $hook, Guard::hook( array( $this->collector, 'all' ) ), 10, 0 );
		}
	}

	/** When Smart Cache names a key. */
	public function purge( $key, $event = '' ): void {
		if ( is_string( $key ) && '' !== $key && ! $this->is_compared( $key, (string) $event ) ) {
			$this->collector->add( $this->kind( $key ), array( $key ) );
		}
	}

	/** Checks whether a change is compared before and after. A post or term of Smart Cache's that is not noted goes on as it is. */
	private function is_compared( string $key, string $event ): bool {
		if ( 1 !== preg_match( self::COMPARED, $event ) ) {
			return false;
		}
		list( $type, $id ) = Key::parse( $key ) ?? array( '', 0 );
		if ( 'post' === $type ) {
			return $this->posts->has( (int) $id );
		}
		// Posts compares the terms of a post.
		return 'term' !== $type || 0 === strpos( $event, 'term_relationship_' ) || $this->terms->has( (int) $id );
	}

	/** The kind of a key; media and menus are posts and terms to Smart Cache. */
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
