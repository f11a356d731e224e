<?php

declare( strict_types=1 );

namespace Footbridge\Model;

use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Hides the fields of a password-protected post from readers who have neither its password nor the right to edit it: ACF's
 * fields bypass WPGraphQL's model. A hidden value looks like an empty one: in groups everything is null.
 */
final class Passwords {
	public static function register(): void {
		add_filter( 'wpgraphql/acf/field_value', array( self::class, 'graphql_value' ), 100, 4 );
		add_filter( 'graphql_cache_is_object_cache_enabled', array( self::class, 'object_cache' ), 100 );
		add_filter( 'graphql_response_headers_to_send', array( self::class, 'headers' ), 100 );
		add_action( 'rest_api_init', array( self::class, 'guard_rest' ) );
	}

	/** Withholds a field's value in GraphQL. Rows of repeaters do not pass here: they come from the repeater's value. */
	public static function graphql_value( $value, $field = null, $root = null, $node_id = null ) {
		return null !== $value && is_numeric( $node_id ) && self::is_closed( (int) $node_id, '' ) ? null : $value;
	}

	/** Disables Smart Cache for a response to a reader with a password, because Smart Cache would serve it to everyone. */
	public static function object_cache( $enabled ) {
		return self::reader_has_passwords() ? false : $enabled;
	}

	/** Disables HTTP caching of the same response. */
	public static function headers( $headers ) {
		if ( is_array( $headers ) && self::reader_has_passwords() ) {
			$headers['Cache-Control'] = 'no-store';
		}
		return $headers;
	}

	/** Filters the REST responses of every post type. */
	public static function guard_rest(): void {
		foreach ( get_post_types( array( 'show_in_rest' => true ) ) as $type ) {
			// After ACF, which adds links to the posts and pictures that the fields name.
			add_filter( "rest_prepare_{$type}", array( self::class, 'rest_response' ), 100, 3 );
		}
	}

	/** Removes the fields from a REST response. */
	public static function rest_response( $response, $post = null, $request = null ) {
		if ( ! $response instanceof WP_REST_Response || ! $post instanceof WP_Post ) {
			return $response;
		}
		$given = $request instanceof WP_REST_Request ? $request->get_param( 'password' ) : '';
		if ( ! self::is_closed( $post->ID, is_string( $given ) ? $given : '' ) ) {
			return $response;
		}
		$data = $response->get_data();
		if ( is_array( $data ) && isset( $data['acf'] ) ) {
			$data['acf'] = array();
			$response->set_data( $data );
		}
		foreach ( array_keys( $response->get_links() ) as $relation ) {
			if ( 0 === strncmp( (string) $relation, 'acf:', 4 ) ) {
				$response->remove_link( (string) $relation );
			}
		}
		return $response;
	}

	/** Whether the fields of a post, or of a revision, are closed to a reader who sends this password. */
	private static function is_closed( int $post_id, string $given ): bool {
		$post = get_post( $post_id );
		// A revision has the password of the post that it is of.
		if ( $post instanceof WP_Post && 'revision' === $post->post_type ) {
			$post = get_post( $post->post_parent );
		}
		if ( ! $post instanceof WP_Post || '' === $post->post_password ) {
			return false;
		}
		if ( '' !== $given && hash_equals( $post->post_password, $given ) ) {
			return false;
		}
		return post_password_required( $post ) && ! current_user_can( 'edit_post', $post->ID );
	}

	/** Whether the reader's browser remembers a password. */
	private static function reader_has_passwords(): bool {
		return defined( 'COOKIEHASH' ) && isset( $_COOKIE[ 'wp-postpass_' . COOKIEHASH ] );
	}
}
