<?php

declare( strict_types=1 );

namespace Footbridge\Preview;

use WP_Post;
use WP_Term_Query;

/**
 * Answers a GraphQL request with the header `X-GraphQL-Preview: database_id=12` with the newest autosave's values, for
 * a user who may edit the post or a guest with its token. The post's id, address and status stay as they are.
 */
final class Overlay {
	private WP_Post $post;

	private int $autosave;

	/** @var array<string, list<string>> The unsaved meta: lists of stored values by name. */
	private array $meta;

	/** @var array<string, list<int>> Ids of terms by taxonomy. */
	private array $terms;

	/** The unsaved slug; '' for the saved one. */
	private string $slug;

	/** Hooks in. WPGraphQL knows the user when it fires the action. */
	public static function register(): void {
		if ( Header::requested() > 0 ) {
			add_action( 'graphql_before_execute', array( self::class, 'start' ) );
			add_filter( 'graphql_cache_is_object_cache_enabled', '__return_false', 100 );
		}
		add_filter( 'graphql_response_headers_to_send', array( Header::class, 'caching' ), 100 );
	}

	/** Starts the overlay, unless the user may not see it. */
	public static function start( $request ): void {
		$post = get_post( Header::requested() );
		if ( ! $post instanceof WP_Post || ( ! Guest::sees( $post->ID ) && ! current_user_can( 'edit_post', $post->ID ) ) ) {
			return;
		}
		$found   = self::autosave( $post );
		$context = is_object( $request ) && isset( $request->app_context->preview ) ? $request->app_context : null;
		Blocks::register( $post->ID, null === $found ? $post->post_content : $found[0]->post_content );
		if ( null === $found ) {
			Header::answer( 'none' );
			// WPGraphQL shows an autosave that is older than the post, too.
			if ( null !== $context ) {
				$context->preview = null;
			}
			return;
		}
		list( $autosave, $meta, $own ) = $found;
		Guest::show( $autosave->ID );
		if ( null !== $context ) {
			$context->preview = array( 'revisionDatabaseId' => $autosave->ID ) + $context->preview;
		}
		Header::answer( is_array( $own ) ? 'all' : 'text' );
		$overlay           = new self();
		$overlay->autosave = $autosave->ID;
		$overlay->meta     = $meta;
		$overlay->terms    = is_array( $own ) ? $own['terms'] ?? array() : array();
		foreach ( is_array( $own ) ? $own['meta'] ?? array() : array() as $name => $value ) {
			$overlay->meta[ $name ] = array( $value );
		}
		$overlay->post = clone $post;
		foreach ( array( 'post_title', 'post_content', 'post_excerpt' ) as $column ) {
			$overlay->post->$column = $autosave->$column;
		}
		$overlay->slug = is_array( $own ) && $own['slug'] !== $post->post_name ? $own['slug'] : '';
		add_filter( 'graphql_dataloader_pre_get_model', array( $overlay, 'model' ), 10, 2 );
		// After WPGraphQL, which reads a revision's meta from its post.
		add_filter( 'get_post_metadata', array( $overlay, 'meta' ), 100, 3 );
		add_action( 'pre_get_terms', array( $overlay, 'terms' ) );
		if ( '' !== $overlay->slug ) {
			add_filter( 'graphql_pre_return_field_from_model', array( $overlay, 'slug' ), 10, 4 );
			// Before FaustWP, which reads the candidates here.
			add_filter( 'page_template_hierarchy', array( $overlay, 'candidates' ), 5 );
			add_filter( 'single_template_hierarchy', array( $overlay, 'candidates' ), 5 );
		}
	}

	/** Returns the unsaved slug. The model is made with the saved one, by which WordPress finds the post. */
	public function slug( $value, $field = '', $model = '', $data = null ) {
		return 'slug' === $field && $data === $this->post ? $this->slug : $value;
	}

	/** Returns the template's candidates with the unsaved slug. */
	public function candidates( $candidates ) {
		$saved = $this->post->post_name;
		return is_array( $candidates ) && '' !== $saved ? preg_replace( '/-' . preg_quote( $saved, '/' ) . '(?=\.php$)/', "-{$this->slug}", $candidates ) : $candidates;
	}

	/**
	 * @return array{WP_Post, array<string, list<string>>, mixed}|null The newest autosave, its meta, and the unsaved values in
	 *         it; the user's own if that was made of an older version of the post; null if it is old as well.
	 */
	private static function autosave( WP_Post $post ): ?array {
		foreach ( array( 0, Guest::on_behalf_of() ) as $user ) {
			$autosave = wp_get_post_autosave( $post->ID, $user );
			$metas    = $autosave instanceof WP_Post ? update_meta_cache( 'post', array( $autosave->ID ) ) : false;
			$meta     = $autosave instanceof WP_Post && is_array( $metas ) ? $metas[ $autosave->ID ] ?? array() : array();
			$own      = maybe_unserialize( $meta[ Unsaved::META ][0] ?? '' );
			if ( $autosave instanceof WP_Post && Unsaved::is_current( $autosave, $post, $own ) ) {
				return array( $autosave, $meta, $own );
			}
		}
		return null;
	}

	/** Returns the post's model with the unsaved columns. */
	public function model( $model, $entry = null ) {
		return null === $model && $entry instanceof WP_Post && $entry->ID === $this->post->ID ? new \WPGraphQL\Model\Post( $this->post ) : $model;
	}

	/** Returns the unsaved values of a meta of the post, or of its autosave, which WPGraphQL reads since 2.21. */
	public function meta( $value, $id = 0, $key = '' ) {
		if ( ! in_array( (int) $id, array( $this->post->ID, $this->autosave ), true ) || ! is_string( $key ) || ! isset( $this->meta[ $key ] ) ) {
			return $value;
		}
		return array_map( 'maybe_unserialize', $this->meta[ $key ] );
	}

	/** Turns a query of the post's terms into one of the unsaved terms. */
	public function terms( $query ): void {
		if ( ! $query instanceof WP_Term_Query || array( $this->post->ID ) !== wp_parse_id_list( $query->query_vars['object_ids'] ?? array() ) ) {
			return;
		}
		$taxonomies = (array) $query->query_vars['taxonomy'];
		if ( array() === array_intersect( $taxonomies, array_keys( $this->terms ) ) ) {
			return;
		}
		$ids = array();
		foreach ( $taxonomies as $taxonomy ) {
			$saved = $this->terms[ $taxonomy ] ?? wp_get_object_terms( $this->post->ID, $taxonomy, array( 'fields' => 'ids' ) );
			array_push( $ids, ...( is_array( $saved ) ? $saved : array() ) );
		}
		$included = wp_parse_id_list( $query->query_vars['include'] ?? array() );
		$ids      = array() === $included ? $ids : array_values( array_intersect( $ids, $included ) );

		$query->query_vars['object_ids'] = null;
		$query->query_vars['hide_empty'] = false;
		$query->query_vars['include']    = array() === $ids ? array( 0 ) : $ids;
	}
}
