<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** Records the purges of WPGraphQL Smart Cache, except those of what the plugin compares itself. */
final class Purges extends Follower {
	/** What Posts, Terms, Comments, Users and Options follow themselves, and more exactly. */
	private const COMPARED = '/^(?:comment_|post_|postmeta_|term_|attachment_|add_attachment|user_meta_updated|user_profile_updated|setting_updated)/';

	private const POSTS = array(
		'attachment'    => Collector::MEDIA,
		'nav_menu_item' => Collector::MENU,
	);

	/** Types of other nodes than posts and terms. */
	private const KINDS = array(
		'user'             => Collector::USER,
		'comment'          => Collector::COMMENT,
		'setting_group'    => Collector::SETTINGS,
		'acf_options_page' => Collector::OPTIONS,
	);

	private Posts $posts;

	private Terms $terms;

	public function __construct( Collector $collector, Posts $posts, Terms $terms ) {
		parent::__construct( $collector );
		$this->posts = $posts;
		$this->terms = $terms;
	}

	public function register(): void {
		Guard::on( 'graphql_purge', array( $this, 'purge' ) );
		// A plugin or another model may change any page. This plugin's own activation counts: it did not follow the edits before.
		foreach ( array( 'wpgraphql_cache_purge_all', 'switch_theme', 'activated_plugin', 'deactivated_plugin', 'acf/update_field_group' ) as $hook ) {
			Guard::on( $hook, array( $this->collector, 'all' ) );
		}
	}

	public function purge( $key, $event = '' ): void {
		if ( is_string( $key ) && '' !== $key && ! $this->is_compared( $key, (string) $event ) ) {
			$this->collector->add( $this->kind( $key ), array( $key ) );
		}
	}

	/** Whether a change is compared before and after. A post or term of Smart Cache's that is not noted goes on as it is. */
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
		if ( 'graphql:Query' === $key ) {
			return Collector::ALL;
		}
		if ( 0 === strpos( $key, 'list:' ) ) {
			return in_array( $key, array( 'list:menu', 'list:menuitem' ), true ) ? Collector::MENU : Collector::LIST;
		}
		list( $type, $id ) = Key::parse( $key ) ?? array( (string) preg_replace( '/^skipped:/', '', $key ), '0' );
		if ( 'post' === $type && (int) $id > 0 ) {
			return self::POSTS[ (string) get_post_type( (int) $id ) ] ?? Collector::NODE;
		}
		$term = 'term' === $type ? get_term( (int) $id ) : null;
		return $term instanceof \WP_Term && 'nav_menu' === $term->taxonomy ? Collector::MENU : self::KINDS[ $type ] ?? Collector::NODE;
	}
}
